import type { ReactNode } from "react";
import { cn } from "../cn";
import type { LinkComponent } from "../link";
import { TAB_LIST, tabClass } from "./tab-class";

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
    </nav>
  );
}
