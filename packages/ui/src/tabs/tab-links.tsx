import type { ReactNode } from "react";
import { cn } from "../cn";
import type { LinkComponent } from "../link";
import { ShowCurrent } from "./show-current";

export const TAB_LIST =
  "flex gap-6 overflow-x-auto shadow-[inset_0_-1px_0_var(--color-line)] [scrollbar-width:none] px-(--size-gutter) lg:px-0 crowded:flex-wrap";

/** One tab, 46 px high; the chosen one is bold with the motif line. */
export function tabClass(chosen: boolean): string {
  return cn(
    "relative flex min-h-(--size-tab) shrink-0 crowded:shrink items-center gap-1.5 rounded-t-sm text-[1rem]/[1.5rem] tracking-[-0.011em] whitespace-nowrap -outline-offset-2",
    chosen ? "motif-line font-bold text-fg" : "font-medium text-fg-3 hover:text-fg",
  );
}

type TabLinksProps = {
  /** Accessible name of the navigation. */
  label: string;
  tabs: ReadonlyArray<{ href: string; label: ReactNode; count?: number; current: boolean }>;
  linkAs?: LinkComponent;
  className?: string;
};

/** Tabs as links; the current one has `aria-current`. */
export function TabLinks({ label, tabs, linkAs: Link = "a", className }: TabLinksProps) {
  return (
    <nav aria-label={label} className={cn(TAB_LIST, className)}>
      {tabs.map((tab) => (
        <Link
          key={tab.href}
          href={tab.href}
          aria-current={tab.current ? "page" : undefined}
          className={tabClass(tab.current)}
        >
          {tab.label}
          {tab.count === undefined ? null : <span className="num">{tab.count}</span>}
        </Link>
      ))}
      <ShowCurrent />
    </nav>
  );
}
