import { formatKoreanDate, STUDENT_LEVEL_LABELS } from "@pkg/domain";
import type { FinishedTest } from "../queries";

/** How the same test went over time, the oldest first. */
export function Trend({ history, className }: { history: readonly FinishedTest[]; className?: string }) {
  return (
    <section className={className}>
      <h2 className="text-title-2">지난 시험과 견주면</h2>
      <ol className="mt-4 flex items-end gap-4">
        {history.map(({ id, finishedAt, points, maxPoints, result }) => (
          <li key={id} className="flex min-w-0 flex-1 flex-col items-center gap-1 text-center">
            <b className="text-label">{STUDENT_LEVEL_LABELS[result]}</b>
            <span
              aria-hidden="true"
              className="w-full max-w-12 rounded-t-full rounded-b-[0.5rem] bg-pine-400 last:bg-pine-600 forced-colors:border"
              style={{ height: `${1.5 + (points / maxPoints) * 5}rem` }}
            />
            <span className="num text-caption text-fg-2">{`${points}/${maxPoints}점`}</span>
            <span className="text-micro text-fg-3">{formatKoreanDate(new Date(finishedAt))}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
