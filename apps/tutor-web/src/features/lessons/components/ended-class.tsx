import { subjectName } from "@pkg/domain";
import { BackLink } from "@pkg/ui/back-link";
import { Badge } from "@pkg/ui/badge";
import { Card } from "@pkg/ui/card";
import { LessonQuestions } from "@pkg/web/features/lessons/outcome/lesson-questions";
import { askedOf } from "@pkg/web/features/lessons/outcome/question-text";
import { useClassLessons } from "@pkg/web/features/lessons/queries";
import { NoSuchClass } from "@pkg/web/features/lessons/rows/no-such-class";
import { MessagesLink } from "@pkg/web/features/messages/messages-link";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import Link from "next/link";
import { END_TEXTS, endFacts } from "../end-text";
import { type ClassEnd, useClassEnd } from "../queries";
import { DueLogs } from "./due-logs";
import { LogOpener } from "./log-opener";
import { PastLessons } from "./past-lessons";

/** A class that has ended for the tutor: what it was, its messages and lessons to read, and what still waits. */
export function EndedClass({ matchId }: { matchId: string }) {
  const { data: end, error, refetch } = useClassEnd(matchId);
  if (end) return <Ended end={end} />;
  if (end === null) return <NoSuchClass reason="주소가 바뀌었거나, 내가 가르친 학생이 아니에요." />;
  return error ? (
    <LoadProblem level={1} error={error} onRetry={() => void refetch()} what="수업을" />
  ) : (
    <RowsSkeleton />
  );
}

function Ended({ end }: { end: ClassEnd }) {
  const { matchId, studentName } = end;
  // Without a lesson there is nothing to read, and the API knows no class.
  const lessons = useClassLessons(end.lessons > 0 ? matchId : null).data;
  return (
    <>
      <BackLink href="/myclass" linkAs={Link}>
        내 수업
      </BackLink>
      <h1 className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-title-1">
        {studentName} 학생 <Badge>끝난 수업</Badge>
      </h1>
      <p className="mt-1.5 text-body-sm text-fg-2">{subjectName(end, " · ")}</p>
      {lessons ? <LessonQuestions asked={askedOf(lessons)} side="TUTOR" className="mt-6" /> : null}
      <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <div className="lg:col-start-2">
          <Summary end={end} />
          {end.hasThread ? <MessagesLink matchId={matchId} name={`${studentName} 학생 가족`} className="mt-4" /> : null}
        </div>
        {lessons ? (
          <div className="grid min-w-0 gap-10 lg:col-start-1 lg:row-start-1">
            <LogOpener lessons={lessons.content}>
              {(write) => (
                <>
                  <DueLogs lessons={lessons} onWrite={write} />
                  <PastLessons lessons={lessons} onWrite={write} />
                </>
              )}
            </LogOpener>
          </div>
        ) : null}
      </div>
    </>
  );
}

function Summary({ end }: { end: ClassEnd }) {
  return (
    <Card as="section" tone="soft" aria-labelledby="ended">
      <h2 id="ended" className="text-label">
        {END_TEXTS[end.reason]}
      </h2>
      <dl className="mt-3 grid grid-cols-[5rem_1fr] gap-x-4 gap-y-2 text-body-sm">
        {endFacts(end).map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-fg-3">{term}</dt>
            <dd className="figures font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-caption text-fg-2">
        수업료는{" "}
        <Link href="/earnings" className="underline underline-offset-4">
          수입
        </Link>
        에서 달마다 볼 수 있어요.
      </p>
    </Card>
  );
}
