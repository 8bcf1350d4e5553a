import { formatKoreanDate, formatWon, paidWithLabel } from "@pkg/domain";
import type { StatementEntry } from "../queries";

/** Every payment and refund of the year, the earliest first. */
export function StatementEntries({ entries }: { entries: readonly StatementEntry[] }) {
  return (
    <section aria-labelledby="entries" className="mt-8 print:mt-4">
      <h2 id="entries" className="text-title-3">
        결제와 환불
      </h2>
      <ul className="mt-1">
        {entries.map((entry) => (
          <li
            key={`${entry.kind} ${entry.merchantUid} ${entry.at}`}
            className="break-inside-avoid border-b border-line py-3 print:py-1.5"
          >
            <p className="flex flex-wrap justify-between gap-x-4 text-label">
              <span>{entry.orderName}</span>
              <span className="num ml-auto">{formatWon(entry.kind === "PAYMENT" ? entry.amount : -entry.amount)}</span>
            </p>
            <p className="text-caption text-fg-3">{factsOf(entry).join(" · ")}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function factsOf(entry: StatementEntry): string[] {
  const { kind, at, studentName, periodNumber } = entry;
  return [
    formatKoreanDate(new Date(at)),
    kind === "PAYMENT" ? paidWithLabel(entry) : "환불",
    studentName,
    ...(periodNumber === null ? [] : [`${periodNumber}번째 결제`]),
  ];
}
