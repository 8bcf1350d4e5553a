import { ButtonLink } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { AppLink } from "@pkg/web/platform/site/app-link";
import { countLogsDue, useOwnClasses } from "@/lib/own-tutor/own-classes";

/** Lessons without a log, each student's with the way to the form. Renders nothing without any. */
export function HomeLogs() {
  const { data } = useOwnClasses();
  const waiting = (data ?? []).filter(({ logsDue }) => logsDue > 0);
  if (waiting.length === 0) return null;
  return (
    <Card as="section" tone="accent" aria-labelledby="logs">
      <h2 id="logs" className="text-title-3">
        기록할 수업이 {countLogsDue(waiting)}회 있어요
      </h2>
      <ul className="mt-2">
        {waiting.map(({ matchId, studentName, logsDue }) => (
          <li
            key={matchId}
            className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-t border-apricot-200 py-1.5 first:border-t-0"
          >
            <p className="min-w-[min(8rem,100%)] flex-1 text-label">
              {studentName} 학생
              <span className="num ml-1.5 text-body-sm font-normal text-fg-2">{logsDue}회</span>
            </p>
            <ButtonLink
              href={`/myclass/${matchId}?log=due`}
              linkAs={AppLink}
              size="sm"
              aria-label={`${studentName} 학생 기록 쓰기`}
            >
              기록 쓰기
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
