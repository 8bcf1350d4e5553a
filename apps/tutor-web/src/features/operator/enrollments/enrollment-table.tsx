import { formatWon } from "@pkg/domain";
import { shareText } from "./enrollment-text";
import { ScrollBox } from "./scroll-box";

type Row = { id: string; name: string; visitors: number; orders: number; amount: number };
type EnrollmentTableProps = { caption: string; nameLabel: string; rows: readonly Row[]; none: string };

const CELL = "num py-3 pl-2 text-right align-top whitespace-nowrap lg:pl-6";

/** Visitors and paid orders of each row. */
export function EnrollmentTable({ caption, nameLabel, rows, none }: EnrollmentTableProps) {
  if (rows.length === 0) return <p className="border-y border-line py-6 text-body-sm text-fg-2">{none}</p>;
  return (
    <ScrollBox label={caption}>
      <table className="w-full border-t border-line text-body-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-caption text-fg-3">
            <th scope="col" className="py-2.5 text-left font-normal">
              {nameLabel}
            </th>
            {["방문", "결제", "결제율", "결제 금액"].map((label) => (
              <th key={label} scope="col" className={`${CELL} font-normal`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, visitors, orders, amount }) => (
            <tr key={id} className="border-b border-line">
              <th scope="row" className="py-3 text-left align-top font-medium wrap-anywhere">
                {name}
              </th>
              <td className={CELL}>{visitors}</td>
              <td className={CELL}>{orders}</td>
              <td className={CELL}>{shareText(orders, visitors)}</td>
              <td className={CELL}>{formatWon(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
