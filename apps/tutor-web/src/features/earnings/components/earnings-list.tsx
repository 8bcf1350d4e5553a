import { formatKoreanDate, formatKoreanTime, formatWon } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import type { Earnings } from "../queries";

type EarningsListProps = { lessons: Earnings["content"]; className?: string };

/** The lessons of a month with their earnings, newest first. */
export function EarningsList({ lessons, className }: EarningsListProps) {
  return (
    <ul className={`border-t border-line ${className ?? ""}`}>
      {[...lessons].reverse().map(({ lessonId, startsAt, studentName, subjectLabel, minutes, amount, status }) => (
        <li key={lessonId} className="flex min-h-18 flex-wrap items-center gap-x-4 gap-y-0.5 border-b border-line py-3">
          <div className="min-w-[min(11rem,100%)] flex-1">
            <p className="num flex flex-wrap items-center gap-x-2 text-label">
              <span className="whitespace-nowrap">
                {formatKoreanDate(new Date(startsAt))} {formatKoreanTime(new Date(startsAt))}
              </span>
              {status === "ABSENT" ? <Badge tone="warn">결석</Badge> : null}
            </p>
            <p className="text-caption text-fg-3">
              {studentName} 학생 · {subjectLabel} · {minutes}분
            </p>
          </div>
          <p className="num ml-auto text-label">{formatWon(amount)}</p>
        </li>
      ))}
    </ul>
  );
}
