import { FlowHeader } from "@pkg/ui/header";
import Link from "next/link";
import type { ReactNode } from "react";

type FlowFrameProps = {
  title: string;
  /** Where back leads: a page, or a step before. */
  back: { href: string } | { onPress: () => void };
  /** One state or action in the header ("저장했어요"). */
  action?: ReactNode;
  /** Replaces the header from 1024 on. */
  wideHeader?: ReactNode;
  /** `column` stays 480 at every width; `panes` opens to 1120. */
  width?: "column" | "panes";
  /** The sticky bar at the foot; it ends the page's own column. */
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
