import type { ReactNode } from "react";

/** The title of a section of the home page. */
export function SectionTitle({ children, className = "" }: { children: ReactNode; className?: string }) {
  return <h2 className={`text-title-1 lg:text-[2.25rem]/[3rem] lg:tracking-[-0.03em] ${className}`}>{children}</h2>;
}

/** The sentences below it. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className="mt-2.5 text-body-sm text-fg-2 lg:mt-4 lg:text-body-lg">{children}</p>;
}
