import { subjectName } from "@pkg/domain";
import { ListGroup, ListRow } from "@pkg/ui/list-row";
import { seedOf } from "@pkg/ui/portrait";
import { Skeleton, SkeletonGroup } from "@pkg/ui/skeleton";
import { lessonMoment } from "@pkg/web/features/lessons/lesson-text";
import { type UpcomingLesson, useUpcoming } from "@pkg/web/features/lessons/queries";
import { NextLesson } from "@pkg/web/features/lessons/rows/next-lesson";
import { nextLesson } from "@pkg/web/features/lessons/split-lessons";
import { useNow } from "@pkg/web/platform/clock/use-now";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { AppLink } from "@pkg/web/platform/site/app-link";
import type { OwnTutor } from "@/lib/own-tutor/own-tutor";

const SHOWN = 4;

/** The next lesson with the link to its room, and the few after it. Renders nothing without lessons. */
export function HomeLessons({ tutor }: { tutor: OwnTutor }) {
  const now = useNow();
  const { data, error, refetch } = useUpcoming();
  if (!data) {
    return error ? (
      <LoadProblem error={error} onRetry={() => void refetch()} what="다음 수업을" />
    ) : (
      <SkeletonGroup>
        <Skeleton className="h-52 w-full rounded-xl" />
      </SkeletonGroup>
    );
  }
  const next = nextLesson(data, now);
  if (!next) return null;
  return (
    <div>
      <NextLesson
        lesson={next}
        course={next}
        people={[`${next.studentName} 학생`]}
        tutor={{ seed: seedOf(tutor.id), gender: tutor.gender }}
        studentSeed={seedOf(next.studentId)}
      />
      <Following lessons={data.filter(({ id, status }) => id !== next.id && status === "SCHEDULED").slice(0, SHOWN)} />
    </div>
  );
}

function Following({ lessons }: { lessons: readonly UpcomingLesson[] }) {
  if (lessons.length === 0) return null;
  return (
    <ListGroup title="그다음 수업" className="pb-0">
      {lessons.map(({ id, matchId, startsAt, studentName, ...subject }) => (
        <ListRow
          key={id}
          label={<span className="num">{lessonMoment(startsAt)}</span>}
          value={`${studentName} · ${subjectName(subject)}`}
          href={`/myclass/${matchId}`}
          linkAs={AppLink}
        />
      ))}
    </ListGroup>
  );
}
