import { formatWon } from "@pkg/domain";
import { Won } from "@pkg/ui/won";
import type { PaymentStatement } from "../queries";

/** What was paid and came back in the year, and what remains. */
export function StatementSums({ statement: { year, paid, refunded, total } }: { statement: PaymentStatement }) {
  return (
    <dl className="mt-6 rounded-lg bg-sunken p-5 print:mt-3 print:bg-transparent print:p-0">
      <div className="flex flex-wrap justify-between gap-x-4 text-body-sm text-fg-2">
        <dt>결제</dt>
        <dd className="num ml-auto">{formatWon(paid)}</dd>
      </div>
      <div className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-body-sm text-fg-2">
        <dt>환불</dt>
        <dd className="num ml-auto">{formatWon(-refunded)}</dd>
      </div>
      <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line-2 pt-3">
        <dt className="text-label">{`${year}년 합계`}</dt>
        <dd className="ml-auto text-title-1">
          <Won amount={total} />
        </dd>
      </div>
    </dl>
  );
}
