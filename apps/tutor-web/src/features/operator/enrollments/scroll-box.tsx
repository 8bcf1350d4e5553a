import type { ReactNode } from "react";

/** A table that is too wide for a phone scrolls in this box, and not with the page. */
export function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
    <section aria-label={label} tabIndex={0} className="overflow-x-auto scroll-edge">
      {children}
    </section>
  );
}
