import Link from "next/link";
import type { Days } from "./reason-days";
import type { ReasonCount, ReasonKind } from "./reason-queries";
import { REASON_KIND_LABELS, reasonListHref, reasonsOf } from "./reason-text";

type ReasonCountsProps = { kind: ReasonKind; counts: readonly ReasonCount[]; days: Days };

/** The reasons of one kind, the most frequent first; those that nobody gave come last and lead nowhere. */
export function ReasonCounts({ kind, counts, days }: ReasonCountsProps) {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const rows = reasonsOf(kind)
    .map(({ value, label }) => ({ value, label, count: counts.find(({ reason }) => reason === value)?.count ?? 0 }))
    .sort((a, b) => b.count - a.count);
  return (
    <section aria-labelledby={`reasons-${kind}`}>
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={`reasons-${kind}`} className="text-title-3">
          {REASON_KIND_LABELS[kind]}
        </h2>
        <Count kind={kind} reason={null} label="모두" count={total} days={days} />
      </div>
      <ul className="mt-2 border-t border-line">
        {rows.map(({ value, label, count }) => (
          <li key={value} className="flex items-center justify-between gap-4 border-b border-line text-body-sm">
            <span className={count > 0 ? undefined : "text-fg-3"}>{label}</span>
            <Count kind={kind} reason={value} label={label} count={count} days={days} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type CountProps = { kind: ReasonKind; reason: string | null; label: string; count: number; days: Days };

function Count({ kind, reason, label, count, days }: CountProps) {
  const look = "num inline-flex min-h-11 min-w-11 items-center justify-end text-body-sm";
  if (count === 0) return <span className={`${look} text-fg-3`}>0건</span>;
  return (
    <Link
      href={reasonListHref(kind, reason, days)}
      aria-label={`${REASON_KIND_LABELS[kind]} · ${label} ${count}건 보기`}
      className={`${look} font-semibold underline underline-offset-4`}
    >{`${count}건`}</Link>
  );
}
