import { subjectName } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { AppLink } from "@pkg/web/platform/site/app-link";
import { awaitsFirstDay, useOwnClasses } from "@/lib/own-tutor/own-classes";

/** New students who have not chosen the day of their first lesson. Renders nothing without any. */
export function HomeWaiting() {
  const { data } = useOwnClasses();
  const waiting = (data ?? []).filter(awaitsFirstDay);
  const [first] = waiting;
  if (!first) return null;
  const names = waiting.map((one) => `${one.studentName} 학생(${subjectName(one)})`);
  return (
    <Card as="section" tone="soft" aria-labelledby="waiting" className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="min-w-[min(12rem,100%)] flex-1">
        <h2 id="waiting" className="text-label">
          첫 수업 날을 기다리고 있어요
        </h2>
        <p className="mt-0.5 text-body-sm text-fg-2">{`${names.join(", ")}. 날을 고르면 문자로 알려 드려요.`}</p>
      </div>
      <ButtonLink
        href={waiting.length === 1 ? `/myclass/${first.matchId}` : "/myclass"}
        linkAs={AppLink}
        variant="soft"
        size="sm"
      >
        수업 보기
      </ButtonLink>
    </Card>
  );
}
