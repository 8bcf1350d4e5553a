import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { cn } from "../cn";
import type { LinkComponent, LinkLikeProps } from "../link";
import { Mark } from "../mark";
import type { ButtonVariant } from "./button-class";
import { type ButtonLook, buttonClass } from "./button-class";

export type ButtonProps = Omit<ComponentProps<"button">, "disabled"> &
  ButtonLook & {
    /** Shows the loading mark with `busyLabel`, keeps focus and the width of its face, and ignores presses. */
    busy?: boolean;
    /** The label while busy ("보내고 있어요"). Required where `busy` can become true. */
    busyLabel?: ReactNode;
    /** Ignores presses but stays focusable. Not for validation: let a press focus the first invalid field. */
    off?: boolean;
  };

function refuse(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** A button. One primary for each screen; lg is the call to action, sm is still 44 px high. */
export function Button(props: ButtonProps) {
  const { variant = "primary", size, full, flush, busy = false, busyLabel, off = false, ...rest } = props;
  const { className, children, onClick, type = "button", ...button } = rest;
  const blocked = busy || off;
  return (
    <button
      {...button}
      type={type}
      aria-disabled={blocked || undefined}
      aria-busy={busy || undefined}
      onClick={blocked ? refuse : onClick}
      className={cn(
        buttonClass({ variant, size, full, flush, off: off && !busy }),
        busy && "cursor-progress",
        className,
      )}
    >
      <ButtonContent busy={busy} busyLabel={busyLabel} variant={variant}>
        {children}
      </ButtonContent>
    </button>
  );
}

type ButtonContentProps = { busy: boolean; busyLabel: ReactNode; variant: ButtonVariant; children: ReactNode };

const CELL = "col-start-1 row-start-1 inline-flex items-center justify-center gap-2";
const ON_BRAND: ReadonlyArray<ButtonVariant> = ["primary", "danger"];
const FACELESS: ReadonlyArray<ButtonVariant> = ["text", "quiet"];

/**
 * Both texts share one grid cell, so that the width stays when the button becomes busy. Without a face only one is there: nobody
 * would see what the room around a short text is for, and it would stand off the edge that it belongs to.
 */
function ButtonContent({ busy, busyLabel, variant, children }: ButtonContentProps) {
  const isFaceless = FACELESS.includes(variant);
  const label = <span className={`${CELL} ${busy && busyLabel ? "invisible" : ""}`}>{children}</span>;
  if (!busyLabel || (isFaceless && !busy)) return label;
  return (
    <>
      {isFaceless ? null : label}
      <span className={`${CELL} ${busy ? "" : "invisible"}`}>
        <Mark size={22} tone={ON_BRAND.includes(variant) ? "on-brand" : "brand"} moving={busy} />
        <span>{busyLabel}</span>
      </span>
    </>
  );
}

export type ButtonLinkProps = LinkLikeProps &
  ButtonLook & {
    /** The router's link component, `"a"` by default. */
    linkAs?: LinkComponent;
  };

/** A link that looks like a button: for navigation only, never for actions. */
export function ButtonLink(props: ButtonLinkProps) {
  const { linkAs: Link = "a", variant, size, full, flush, className, children, ...link } = props;
  return (
    <Link {...link} className={cn(buttonClass({ variant, size, full, flush }), className)}>
      <span className="inline-flex items-center justify-center gap-2">{children}</span>
    </Link>
  );
}
