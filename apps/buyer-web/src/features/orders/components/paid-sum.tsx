import { coursePrice, formatWon, type LedgerLine, type Product } from "@pkg/domain";

type PaidSumProps = {
  products: readonly Product[];
  /** The order's ledger: what it takes off the courses' prices is named as there. */
  ledger: readonly Pick<LedgerLine, "kind" | "label" | "amount">[];
  amount: number;
};

const TAKEN_OFF: readonly LedgerLine["kind"][] = ["BENEFIT", "UP_SELLING_REFUND"];

/** What the courses above cost together, what was taken off, and what was paid: a sum that can be followed. */
export function PaidSum({ products, ledger, amount }: PaidSumProps) {
  const price = products.reduce((sum, product) => sum + coursePrice(product).price, 0);
  const takenOff = ledger.filter((line) => TAKEN_OFF.includes(line.kind) && line.amount < 0);
  const rows = takenOff.length > 0 ? [{ label: "수업료", amount: price }, ...takenOff] : [];
  return (
    <p className="num flex flex-wrap items-baseline justify-end gap-x-3 border-t border-line pt-3 text-right">
      {rows.map((row) => (
        <span key={row.label} className="text-body-sm text-fg-2">{`${row.label} ${formatWon(row.amount)}`}</span>
      ))}
      <b className="text-title-3">{`결제한 금액 ${formatWon(amount)}`}</b>
    </p>
  );
}
