import type { ReactNode } from "react";
import { Mark } from "../mark";
import type { ButtonVariant } from "./button-class";

type ButtonContentProps = { busy: boolean; busyLabel: ReactNode; variant: ButtonVariant; children: ReactNode };

const CELL = "col-start-1 row-start-1 inline-flex items-center justify-center gap-2";
const ON_BRAND: ReadonlyArray<ButtonVariant> = ["primary", "danger"];

/** Both texts share one grid cell, so that the width stays when the button becomes busy. */
export function ButtonContent({ busy, busyLabel, variant, children }: ButtonContentProps) {
  if (!busyLabel) return <span className={CELL}>{children}</span>;
  return (
    <>
      <span className={`${CELL} ${busy ? "invisible" : ""}`}>{children}</span>
      <span className={`${CELL} ${busy ? "" : "invisible"}`}>
        <Mark size={22} tone={ON_BRAND.includes(variant) ? "on-brand" : "brand"} moving={busy} />
        {busyLabel}
      </span>
    </>
  );
}
