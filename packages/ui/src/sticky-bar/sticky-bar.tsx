import type { ReactNode } from "react";
import { cn } from "../cn";

type StickyBarProps = {
  /** The call to action: `lg`, `full`. */
  children: ReactNode;
  /** Left of the call to action, which is then 196 px wide. */
  amount?: { label: ReactNode; value: ReactNode };
  /** Above the call to action: a live count or one line of help. */
  above?: ReactNode;
  /** Left of the actions on a wide bar (save bars). */
  info?: ReactNode;
  /** `column` is 480 px (default), `wide` 1200 px with the actions at the right. */
  width?: "column" | "wide";
  /** Inside `ActionPanes`: from 1024 px a plain block in the card. */
  inPane?: boolean;
  className?: string;
};

/**
 * The sticky bar at the bottom of a screen. It is in the flow, so it must be the last child of the page's column; content
 * ends above it. In two panes it moves into the card (`inPane`), or is hidden when the card has its own action. On a low screen it
 * stands at the end of the page.
 */
export function StickyBar({ children, amount, above, info, width = "column", inPane, className }: StickyBarProps) {
  return (
    <div
      data-sticky-bar=""
      className={cn(
        "sticky bottom-0 z-30 mt-auto bg-bg px-(--size-gutter) pt-3 pb-[calc(1.25rem+env(safe-area-inset-bottom))] shadow-bar low:static forced-colors:border-t",
        inPane && "lg:static lg:z-auto lg:bg-transparent lg:p-0 lg:shadow-none lg:forced-colors:border-0",
        className,
      )}
    >
      <div className={cn("mx-auto", width === "wide" ? "max-w-300" : "max-w-110")}>
        {above ? <div className="mb-2.5">{above}</div> : null}
        {amount || info || width === "wide" ? (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            {amount ? (
              <div className="min-w-0 flex-1 basis-24">
                <p className="text-micro text-fg-3">{amount.label}</p>
                <p className="num text-title-3">{amount.value}</p>
              </div>
            ) : (
              <div className="flex min-w-0 flex-1 basis-40 items-center gap-2 text-body-sm text-fg-2">{info}</div>
            )}
            <div
              className={cn(
                "flex items-center gap-3",
                amount ? "w-49 max-w-full grow-0 *:w-full" : "max-[22rem]:w-full max-[22rem]:*:flex-1",
              )}
            >
              {children}
            </div>
          </div>
        ) : (
          children
        )}
      </div>
    </div>
  );
}
