import { formatWon, subjectName } from "@pkg/domain";
import { Won } from "@pkg/ui/won";
import type { RefundQuote } from "@/lib/refunds/refund-queries";

/** How the refund comes about: each line in won, the sum, and the rule's sentence. */
export function RefundLines({ quote }: { quote: RefundQuote }) {
  const selected = quote.courses.filter(({ isSelected }) => isSelected);
  return (
    <section aria-labelledby="refund-lines" className="mt-8">
      <h2 id="refund-lines" className="text-title-3">
        환불 금액
      </h2>
      <dl className="mt-2">
        {quote.lines.map(({ label, amount }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 py-1.5 text-body-sm">
            <dt className="text-fg-2">{label}</dt>
            <dd className="num ml-auto">{formatWon(amount)}</dd>
          </div>
        ))}
        <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
          <dt className="text-label">돌려받는 금액</dt>
          <dd className="ml-auto text-title-2">
            <Won amount={quote.amount} />
          </dd>
        </div>
      </dl>
      <ul className="mt-2 text-caption text-fg-2">
        {selected.map(({ orderItemId, explanation, ...subject }) => (
          <li key={orderItemId}>{selected.length > 1 ? `${subjectName(subject)}: ${explanation}` : explanation}</li>
        ))}
      </ul>
    </section>
  );
}
