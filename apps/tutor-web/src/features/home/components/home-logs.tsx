import { ButtonLink } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { AppLink } from "@pkg/web/platform/shell/app-link";
import { countLogsDue, useOwnClasses } from "@/lib/own-classes";

/** Lessons without a log, with links to write it. Renders nothing without any. */
export function HomeLogs() {
  const { data } = useOwnClasses();
  const waiting = (data ?? []).filter(({ logsDue }) => logsDue > 0);
  const [first] = waiting;
  if (!first) return null;
  const names = waiting.map(({ studentName }) => `${studentName} 학생`);
  return (
    <Card as="section" tone="soft" aria-labelledby="logs" className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="min-w-[min(12rem,100%)] flex-1">
        <h2 id="logs" className="text-label">
          기록할 수업이 {countLogsDue(waiting)}회 있어요
        </h2>
        <p className="mt-0.5 text-body-sm text-fg-2">{names.join(", ")}</p>
      </div>
      <ButtonLink
        href={waiting.length === 1 ? `/myclass/${first.matchId}` : "/myclass"}
        linkAs={AppLink}
        variant="soft"
        size="sm"
      >
        기록 쓰기
      </ButtonLink>
    </Card>
  );
}
