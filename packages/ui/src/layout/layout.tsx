import type { ComponentProps, ReactNode } from "react";
import { cn } from "../cn";

/** The page's column: 480 and centred up to 1023; 1120 wide (or 1200) from 1024 on. Gutter 20. */
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

/** A flow that stays one column of 480 at every width. */
export function Column({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={cn("mx-auto flex min-h-dvh w-full max-w-120 flex-col", className)} />;
}

type PanesProps = { children: ReactNode; aside: ReactNode; asideLabel?: string; className?: string };

/** A buyer's flow from 1024 on: form 620 left, ledger 400 right, 24 below the top; one column below that. */
export function FlowPanes({ children, aside, asideLabel, className }: PanesProps) {
  return (
    <div
      className={cn(
        "lg:grid lg:grid-cols-[minmax(0,38.75rem)_minmax(0,25rem)] lg:items-start lg:justify-between lg:gap-x-10 lg:pt-11 lg:pb-24",
        className,
      )}
    >
      <div className="min-w-0">{children}</div>
      <aside aria-label={asideLabel} className="lg:sticky lg:top-6">
        {aside}
      </aside>
    </div>
  );
}

type NavPanesProps = { nav: ReactNode; children: ReactNode; aside?: ReactNode; className?: string };

/** Side navigation 200 and content: 720 for my class and my page; the rest and 264 beside it for the tutor. */
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
