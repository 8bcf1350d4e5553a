import type { ReactNode } from "react";
import { LedgerLine, type LedgerLineItem } from "./ledger-line";
import { LedgerTotal, type LedgerTotalItem } from "./ledger-total";
import { type UnitAmount, UnitBox } from "./unit-box";

export type LedgerProps = {
  /** In the order of application; their sum is the total. */
  lines: ReadonlyArray<LedgerLineItem>;
  total: LedgerTotalItem;
  /** Below the total amount, right-aligned ("무료 수업 8회를 더 드려요"). */
  totalNote?: ReactNode;
  /** Usually 한 달 and 1회. */
  units?: ReadonlyArray<UnitAmount>;
  /** Below the unit box ("지금 수업 환불을 빼기 전 금액으로 나눴어요."). */
  note?: ReactNode;
  className?: string;
};

/** The price ledger: labels left, amounts right-aligned, total below a 2 px line. */
export function Ledger({ lines, total, totalNote, units, note, className }: LedgerProps) {
  return (
    <div className={className}>
      <dl>
        {lines.map((line) => (
          <LedgerLine key={line.id} {...line} />
        ))}
        <LedgerTotal {...total} note={totalNote} />
      </dl>
      {units?.length ? <UnitBox units={units} /> : null}
      {note ? <p className="mt-2 text-micro text-fg-3">{note}</p> : null}
    </div>
  );
}
