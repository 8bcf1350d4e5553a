import { subjectName } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { useUnreadClasses } from "@pkg/web/features/messages/thread-queries";
import { AppLink } from "@pkg/web/platform/site/app-link";
import { useOwnClasses } from "@/lib/own-tutor/own-classes";

/** Messages that wait, with the way to them. Renders nothing without any. */
export function HomeMessages() {
  const { data: classes } = useOwnClasses();
  const unread = useUnreadClasses() ?? [];
  const waiting = (classes ?? []).flatMap(({ matchId, studentName, ...subject }) => {
    const count = unread.find((one) => one.matchId === matchId)?.count ?? 0;
    return count > 0 ? [{ matchId, name: `${studentName} 학생 ${subjectName(subject)}`, count }] : [];
  });
  const [first] = waiting;
  if (!first) return null;
  return (
    <Card as="section" tone="soft" aria-labelledby="messages" className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="min-w-[min(12rem,100%)] flex-1">
        <h2
          id="messages"
          className="text-label"
        >{`새 메시지가 ${waiting.reduce((sum, { count }) => sum + count, 0)}개 있어요`}</h2>
        <p className="mt-0.5 text-body-sm text-fg-2">{waiting.map(({ name }) => name).join(", ")}</p>
      </div>
      <ButtonLink
        href={waiting.length === 1 ? `/myclass/${first.matchId}/messages` : "/messages"}
        linkAs={AppLink}
        variant="soft"
        size="sm"
      >
        메시지 보기
      </ButtonLink>
    </Card>
  );
}
