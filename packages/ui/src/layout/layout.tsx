import type { ComponentProps, ReactNode } from "react";
import { cn } from "../cn";

/** The page's column: 480 px, centred; from 1024 px 1120 px wide (or 1200). Gutter 20 px. */
export function Page({ wide, className, ...rest }: ComponentProps<"div"> & { wide?: boolean }) {
  return (
    <div
      {...rest}
      className={cn(
        "mx-auto w-full max-w-120 px-(--size-gutter) lg:px-0",
        wide ? "lg:w-[min(75rem,100%-4rem)] lg:max-w-none" : "lg:w-[min(70rem,100%-4rem)] lg:max-w-none",
        className,
      )}
    />
  );
}

/** A flow of one 480 px column at every width. */
export function Column({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={cn("mx-auto flex min-h-dvh w-full max-w-120 flex-col", className)} />;
}

type PanesProps = { children: ReactNode; aside: ReactNode; asideLabel?: string; className?: string };

/** A buyer's flow: one column; from 1024 px the form (620 px) left and the sticky ledger (400 px) right. */
export function FlowPanes({ children, aside, asideLabel, className }: PanesProps) {
  return (
    <div
      className={cn(
        "lg:grid lg:grid-cols-[minmax(0,38.75rem)_minmax(0,25rem)] lg:items-start lg:justify-between lg:gap-x-10 lg:pt-11 lg:pb-24",
        className,
      )}
    >
      <div className="min-w-0">{children}</div>
      <aside aria-label={asideLabel} className="lg:sticky lg:top-(--pane-top)">
        {aside}
      </aside>
    </div>
  );
}

type HeadedPanesProps = PanesProps & { head: ReactNode };

/** A state and what follows from it: head, aside and content below each other; from 1024 px the sticky aside (400 px) at the right of both. */
export function HeadedPanes({ head, aside, asideLabel, children, className }: HeadedPanesProps) {
  return (
    <div
      className={cn(
        "lg:grid lg:grid-cols-[minmax(0,38.75rem)_minmax(0,25rem)] lg:grid-rows-[auto_1fr] lg:items-start lg:justify-between lg:gap-x-10",
        className,
      )}
    >
      <div className="min-w-0">{head}</div>
      <aside
        aria-label={asideLabel}
        className="lg:sticky lg:top-(--pane-top) lg:col-start-2 lg:row-span-2 lg:row-start-1"
      >
        {aside}
      </aside>
      <div className="min-w-0 lg:col-start-1 lg:row-start-2">{children}</div>
    </div>
  );
}

type ActionPanesProps = {
  children: ReactNode;
  /** Above the action, from 1024 px only: a summary, or what happens next. */
  summary?: ReactNode;
  /** The action: a sticky bar; none while the screen loads. */
  bar?: ReactNode;
};

/**
 * A question and its action: a 480 px column that ends with the sticky bar; from 1024 px the question (620 px) left and a sticky
 * card (400 px) right with summary and action. In the panes gutters are zero. It fills the height of a flex column.
 */
export function ActionPanes({ children, summary, bar }: ActionPanesProps) {
  return (
    <div className="flex w-full flex-1 flex-col lg:mx-auto lg:grid lg:w-[min(70rem,100%-4rem)] lg:flex-none lg:grid-cols-[minmax(0,38.75rem)_minmax(0,25rem)] lg:items-start lg:justify-between lg:gap-x-10 lg:pt-11 lg:pb-24 lg:[--size-gutter:0rem]">
      <div className="mx-auto w-full max-w-120 min-w-0 lg:max-w-none">{children}</div>
      <div className="contents lg:sticky lg:top-(--pane-top) lg:block lg:rounded-xl lg:p-7 lg:shadow-card">
        {summary ? <div className="mb-6 max-lg:hidden">{summary}</div> : null}
        {bar}
      </div>
    </div>
  );
}

/** A section of a flow: below an 8 px band, in panes below a line. */
export function FlowSection({ className, ...rest }: ComponentProps<"section">) {
  return (
    <section
      {...rest}
      className={cn("border-t-8 border-sunken px-(--size-gutter) py-8 lg:border-t lg:border-line lg:py-9", className)}
    />
  );
}

type NavPanesProps = { nav: ReactNode; children: ReactNode; aside?: ReactNode; className?: string };

/** Side navigation (200 px) and content: 720 px for my class and my page; for the tutor the remaining width and a 264 px aside. */
export function NavPanes({ nav, children, aside, className }: NavPanesProps) {
  return (
    <div
      className={cn(
        "lg:grid lg:items-start lg:gap-x-10 lg:pt-9",
        aside ? "lg:grid-cols-[12.5rem_minmax(0,1fr)_16.5rem]" : "lg:grid-cols-[12.5rem_minmax(0,45rem)]",
        className,
      )}
    >
      {nav}
      <div className="min-w-0">{children}</div>
      {aside ? <aside>{aside}</aside> : null}
    </div>
  );
}
