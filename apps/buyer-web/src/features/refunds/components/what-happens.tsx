import type { RefundQuote } from "@/lib/refunds/refund-queries";
import { consequencesOf } from "../refund-facts";

/** What happens when the courses are given up. */
export function WhatHappens({ quote }: { quote: RefundQuote }) {
  const consequences = consequencesOf(quote);
  if (consequences.length === 0) return null;
  return (
    <section aria-labelledby="what-happens" className="mt-6">
      <h2 id="what-happens" className="text-title-3">
        그만두면
      </h2>
      <ul className="mt-2 list-disc pl-5 text-body-sm text-fg-2">
        {consequences.map((text) => (
          <li key={text} className="py-0.5">
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
