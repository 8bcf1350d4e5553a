import { isClassOver } from "@pkg/domain";
import { Card } from "@pkg/ui/card";
import { Page } from "@pkg/ui/layout";
import { ListRow } from "@pkg/ui/list-row";
import { lessonMoment } from "@pkg/web/features/lessons/lesson-text";
import { useUpcoming } from "@pkg/web/features/lessons/queries";
import { QueryProvider } from "@pkg/web/platform/api/query-provider";
import { useNow } from "@pkg/web/platform/clock/use-now";
import { useSession } from "@pkg/web/platform/session/session-store";
import Link from "next/link";
import { useServices } from "@/lib/lessons/services";
import { OpenTasks } from "@/lib/tasks/open-tasks";

const LESSONS_SHOWN = 2;

/** What a family that comes back looks for: tasks, the next lessons and short links. */
export function FamilyHome() {
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  if (!isLoggedIn) return null;
  // Home is a page of the server's and has no provider of its own.
  return (
    <QueryProvider>
      <Page className="grid gap-4 pt-4 empty:hidden">
        <OpenTasks />
        <Family />
      </Page>
    </QueryProvider>
  );
}

/** Only of a family with a course: others still read what is sold. */
function Family() {
  const courses = useServices().data?.filter(({ now }) => !isClassOver(now.stage)) ?? [];
  const upcoming = useUpcoming().data ?? [];
  const now = useNow();
  if (courses.length === 0) return null;
  const next = upcoming.filter(({ status, endsAt }) => status === "SCHEDULED" && new Date(endsAt) > now);
  const isSearching = courses.some(({ now: { stage } }) => stage.startsWith("SEARCHING"));
  return (
    <Card as="section" pad="none" aria-label="내 수업" data-family className="divide-y divide-line-2 px-5 py-2">
      {next.slice(0, LESSONS_SHOWN).map(({ id, matchId, startsAt, studentName, subjectLabel, tutorName }) => (
        <ListRow
          key={id}
          href={`/myclass/${matchId}`}
          linkAs={Link}
          label={
            <>
              <span className="figures block font-semibold">{`${lessonMoment(startsAt)} 수업`}</span>
              <span className="block text-caption text-fg-2">{`${studentName} · ${subjectLabel} · ${tutorName} 선생님`}</span>
            </>
          }
        />
      ))}
      {isSearching ? <ListRow href="/tutoring/matching" linkAs={Link} label="선생님 매칭 현황" /> : null}
      <ListRow href="/myclass" linkAs={Link} label="내 수업" />
      <ListRow href="/mypage" linkAs={Link} label="마이페이지" />
    </Card>
  );
}
