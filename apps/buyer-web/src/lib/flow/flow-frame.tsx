import { FlowHeader } from "@pkg/ui/header";
import { ActionPanes } from "@pkg/ui/layout";
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
} & FlowBodyProps;

type FlowBodyProps = {
  /** `column` is 480 px at every width, with a bar or summary two panes from 1024 px; `wide` grows to 1120 px. */
  width?: "column" | "wide";
  /** The sticky bar at the bottom of the column, `inPane`; from 1024 px in the card at the right. */
  bar?: ReactNode;
  /** From 1024 px above the bar's action. */
  summary?: ReactNode;
  children: ReactNode;
};

/** The frame of a flow screen: header, main, sticky bar, no footer. */
export function FlowFrame({ title, back, action, wideHeader, ...body }: FlowFrameProps) {
  const header = <FlowHeader title={title} back={back} action={action} linkAs={Link} />;
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
        <FlowBody {...body} />
      </main>
    </div>
  );
}

function FlowBody({ width = "column", bar, summary, children }: FlowBodyProps) {
  if (width === "column" && (bar || summary)) {
    return (
      <ActionPanes summary={summary} bar={bar}>
        {children}
      </ActionPanes>
    );
  }
  const column = width === "column" ? "lg:pt-9" : "lg:w-[min(70rem,100%-4rem)] lg:max-w-none lg:flex-none lg:shrink-0";
  return (
    <>
      <div className={`mx-auto flex w-full max-w-120 flex-1 flex-col ${column}`}>{children}</div>
      {bar}
    </>
  );
}
