import { coursePrice, formatWon, type Product } from "@pkg/domain";

type PaidSumProps = { products: readonly Product[]; amount: number };

/** What the courses above cost together, what was taken off, and what was paid: a sum that can be followed. */
export function PaidSum({ products, amount }: PaidSumProps) {
  const price = products.reduce((sum, product) => sum + coursePrice(product).price, 0);
  const rows = price > amount ? [`수업료 ${formatWon(price)}`, `혜택 -${formatWon(price - amount)}`] : [];
  return (
    <p className="num flex flex-wrap items-baseline justify-end gap-x-3 border-t border-line pt-3 text-right">
      {rows.map((row) => (
        <span key={row} className="text-body-sm text-fg-2">
          {row}
        </span>
      ))}
      <b className="text-title-3">결제한 금액 {formatWon(amount)}</b>
    </p>
  );
}
