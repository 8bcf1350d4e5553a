import { formatKoreanDate, subjectName } from "@pkg/domain";
import { BackLink } from "@pkg/ui/back-link";
import { Card } from "@pkg/ui/card";
import { seedOf } from "@pkg/ui/portrait";
import { TimeRequests } from "@pkg/web/features/lessons/changes/time-requests";
import { LessonQuestions } from "@pkg/web/features/lessons/outcome/lesson-questions";
import { askedOf } from "@pkg/web/features/lessons/outcome/question-text";
import type { ClassLessons } from "@pkg/web/features/lessons/queries";
import { LessonsLeft } from "@pkg/web/features/lessons/rows/lessons-left";
import { NextLesson } from "@pkg/web/features/lessons/rows/next-lesson";
import { countChecking, nextLesson } from "@pkg/web/features/lessons/split-lessons";
import { MessagesLink } from "@pkg/web/features/messages/messages-link";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { useNow } from "@pkg/web/platform/clock/use-now";
import Link from "next/link";
import { awaitsFirstDay, type OwnClass } from "@/lib/own-tutor/own-classes";
import { useOwnTutor } from "@/lib/own-tutor/own-tutor";
import { ComingLessons } from "./coming-lessons";
import { DueLogs } from "./due-logs";
import { LeaveClass } from "./leave-class";
import { LogOpener } from "./log-opener";
import { PastLessons } from "./past-lessons";
import { StudentFacts } from "./student-facts";

/** One student's class: the next lesson and lessons left, due logs, upcoming and past lessons. */
export function OneClass({ own, lessons }: { own: OwnClass; lessons: ClassLessons }) {
  const now = useNow();
  const next = nextLesson(lessons.content, now);
  const checking = countChecking(lessons, now);
  const tutor = useOwnTutor().data;
  const { studentName, lessonTimes } = own;
  return (
    <>
      <BackLink href="/myclass" linkAs={Link}>
        내 수업
      </BackLink>
      <h1 className="mt-1 text-title-1">{`${studentName} 학생`}</h1>
      <p className="mt-1.5 text-body-sm text-fg-2">
        {[subjectName(own, " · "), lessonTimes].filter(Boolean).join(" · ")}
      </p>
      <LessonQuestions asked={askedOf(lessons)} side="TUTOR" className="mt-6" />
      <TimeRequests lessons={lessons} className="mt-6" />
      <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <div className="lg:col-start-2">
          {next ? (
            <NextLesson
              lesson={next}
              course={own}
              people={[`${studentName} 학생`]}
              tutor={{ seed: seedOf(tutor?.id ?? ""), gender: tutor?.gender }}
              studentSeed={seedOf(own.studentId)}
            />
          ) : lessons.rest ? (
            <Resting rest={lessons.rest} />
          ) : (
            <NothingPlanned isAwaited={awaitsFirstDay(own)} checking={checking} />
          )}
          <MessagesLink matchId={own.matchId} name={`${studentName} 학생 가족`} className="mt-4" />
          <div className="mt-4">
            <StudentFacts matchId={own.matchId} total={lessons.counts.total} />
          </div>
          <section aria-label="남은 수업" className="mt-6">
            <LessonsLeft
              counts={lessons.counts}
              expiresOn={lessons.expiresOn}
              isExtended={lessons.isExtended}
              isOver={own.rest !== null}
              checking={checking}
            />
          </section>
          <LeaveClass own={own} />
        </div>
        <div className="grid min-w-0 gap-10 lg:col-start-1 lg:row-start-1">
          <LogOpener lessons={lessons.content}>
            {(write) => (
              <>
                <DueLogs lessons={lessons} onWrite={write} />
                <ComingLessons lessons={lessons} />
                <PastLessons lessons={lessons} onWrite={write} />
              </>
            )}
          </LogOpener>
        </div>
      </div>
    </>
  );
}

/** The family has no lesson left and may go on: until when this week's times stay its own, and the class open. */
function Resting({ rest: { keptUntil, until } }: { rest: NonNullable<ClassLessons["rest"]> }) {
  const held = keptUntil
    ? `${formatKoreanDate(keptUntil, { now: serverNow() })}까지 이 시간을 비워 두고, 그 뒤에는 다른 학생도 맡을 수 있어요.`
    : "이 시간에 다른 학생도 맡을 수 있어요.";
  return (
    <Card as="section" tone="soft">
      <h2 className="text-label">수업을 쉬고 있어요</h2>
      <p className="mt-0.5 text-body-sm text-fg-2">{`${held} ${formatKoreanDate(until, { now: serverNow() })}까지 다시 이어질 수 있어요.`}</p>
    </Card>
  );
}

function NothingPlanned({ isAwaited, checking }: { isAwaited: boolean; checking: number }) {
  return (
    <Card as="section" tone="soft">
      <h2 className="text-label">예약된 수업이 없어요</h2>
      <p className="mt-0.5 text-body-sm text-fg-2">
        {isAwaited
          ? "학생이 수업 날을 고르면 문자로 알려 드려요."
          : checking > 0
            ? "지난 수업을 했는지 확인하고 있어요."
            : "앞으로 할 수업이 남아 있지 않아요."}
      </p>
    </Card>
  );
}
