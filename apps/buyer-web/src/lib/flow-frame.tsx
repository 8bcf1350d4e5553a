import { FlowHeader } from "@pkg/ui/header";
import Link from "next/link";
import type { ReactNode } from "react";

type FlowFrameProps = {
  title: string;
  /** Target of the back button: a page or the previous step. */
  back: { href: string } | { onPress: () => void };
  /** A status or action in the header ("저장했어요"). */
  action?: ReactNode;
  /** Replaces the header from 1024 px. */
  wideHeader?: ReactNode;
  /** `column` is 480 px at every width; `panes` grows to 1120 px. */
  width?: "column" | "panes";
  /** The sticky bar at the bottom of the column. */
  bar?: ReactNode;
  children: ReactNode;
};

/** The frame of a flow screen: header, main, sticky bar, no footer. */
export function FlowFrame({ title, back, action, wideHeader, width = "column", bar, children }: FlowFrameProps) {
  const header = <FlowHeader title={title} back={back} action={action} linkAs={Link} />;
  const column =
    width === "column"
      ? "max-w-120 lg:pt-9"
      : "max-w-120 lg:w-[min(70rem,100%-4rem)] lg:max-w-none lg:flex-none lg:shrink-0";
  return (
    <div className="flex min-h-dvh flex-col">
      {wideHeader ? (
        <>
          <div className="lg:hidden">{header}</div>
          <div className="hidden lg:block">{wideHeader}</div>
        </>
      ) : (
        header
      )}
      <main className="flex flex-1 flex-col">
        <div className={`mx-auto flex w-full flex-1 flex-col ${column}`}>{children}</div>
        {bar}
      </main>
    </div>
  );
}
