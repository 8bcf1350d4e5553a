import type { ReactNode } from "react";

/** One fact of how it stands now: the term beside what is said of it. Stands in a `dl`. */
export function PresentFact({ term, text }: { term: string; text: ReactNode }) {
  return (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3">
      <dt className="text-fg-3">{term}</dt>
      <dd className="tabular-nums">{text}</dd>
    </div>
  );
}
