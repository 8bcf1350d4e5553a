import type { ReactNode } from "react";

type PayoutFactProps = { label: string; text: ReactNode; isSum?: boolean };

/** One line of a list of sums. */
export function PayoutFact({ label, text, isSum = false }: PayoutFactProps) {
  return (
    <div className={`flex flex-wrap justify-between gap-x-4 ${isSum ? "border-t border-line-2 pt-2 text-label" : ""}`}>
      <dt className={isSum ? "" : "text-fg-2"}>{label}</dt>
      <dd className="num ml-auto text-right">{text}</dd>
    </div>
  );
}
