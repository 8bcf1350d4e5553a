import { formatKoreanDate, isClassOver, isClassTaught, subjectName } from "@pkg/domain";
import { useFocusHandoff } from "@pkg/web/features/form/use-focus-handoff";
import { SheetSkeleton } from "@pkg/web/features/lessons/changes/sheet-states";
import { TimeRequests } from "@pkg/web/features/lessons/changes/time-requests";
import { LessonQuestions } from "@pkg/web/features/lessons/outcome/lesson-questions";
import { askedOf } from "@pkg/web/features/lessons/outcome/question-text";
import type { ClassLessons } from "@pkg/web/features/lessons/queries";
import { LessonsLeft } from "@pkg/web/features/lessons/rows/lessons-left";
import { countChecking, nextLesson } from "@pkg/web/features/lessons/split-lessons";
import { MessagesLink } from "@pkg/web/features/messages/messages-link";
import { useNow } from "@pkg/web/platform/clock/use-now";
import { lazy, Suspense, useRef } from "react";
import type { Match } from "@/lib/lessons/matches";
import { takenText } from "@/lib/lessons/taken-text";
import { RefundLink, StopLink } from "@/lib/refunds/refund-link";
import { waitingText } from "../waiting-text";
import { ClassActions } from "./class-actions";
import { ClassHead } from "./class-head";
import { ClassLists } from "./class-lists";
import { NextOfClass } from "./next-of-class";
import { SummaryLink } from "./summary-link";
import { WaitingBadge, WaitingCard } from "./waiting-card";

// Most classes have their first lesson behind them, and no offer, question or review.
const FirstLesson = lazy(() => import("./first-lesson"));
const ContinueClass = lazy(async () => ({ default: (await import("./continue-class")).ContinueClass }));
const PulseCard = lazy(async () => ({ default: (await import("./pulse-card")).PulseCard }));
const ReviewLink = lazy(async () => ({ default: (await import("./review-link")).ReviewLink }));
const ChildWayIn = lazy(() => import("./child-way-in"));

/** One class: next lesson (or the choice of the first), remaining lessons, actions and all lessons. */
export function ClassDetail({ match, lessons }: { match: Match; lessons: ClassLessons }) {
  const now = useNow();
  const { stage } = match.now;
  const isOver = isClassOver(stage) || stage === "RESTING";
  // A match exists once the wishes are sent.
  const course = { merchantUid: match.merchantUid, wishesSentAt: match.createdAt };
  const text = stage === "UNPLANNED" ? null : waitingText(match.now, course, match);
  const next = nextLesson(lessons.content, now);
  const title = useRef<HTMLHeadingElement>(null);
  const handOffFocus = useFocusHandoff();
  return (
    <>
      <ClassHead match={match} lessons={lessons} titleRef={title} />
      <LessonQuestions asked={askedOf(lessons)} side="BUYER" className="mb-6" />
      {text ? (
        <section aria-label={text.title} className="mb-8">
          <WaitingBadge text={text} />
          <WaitingCard text={text} name={subjectName(match)} />
        </section>
      ) : null}
      {/* The lessons of a press are here before the class itself is read again. */}
      {stage === "UNPLANNED" && lessons.counts.unscheduled > 0 ? (
        <Suspense fallback={<SheetSkeleton />}>
          <FirstLesson matchId={match.id} lessons={lessons} onSend={() => handOffFocus(title)} />
        </Suspense>
      ) : null}
      <TimeRequests lessons={lessons} className="mb-6" />
      {next ? <NextOfClass match={match} lesson={next} /> : null}
      {next ? (
        <Suspense fallback={null}>
          <ChildWayIn studentName={match.studentName} />
        </Suspense>
      ) : null}
      {match.tutorName || isClassOver(stage) ? (
        <Suspense fallback={null}>
          <ContinueClass matchId={match.id} isOver={isClassOver(stage)} lessons={lessons} className="mb-8" />
        </Suspense>
      ) : null}
      {match.tutorName || match.hasMessages ? (
        <MessagesLink
          matchId={match.id}
          name={match.lastTutorName ? `${match.lastTutorName} 선생님` : "이전 선생님"}
          className="mt-4 mb-8"
        />
      ) : null}
      <section aria-label="남은 수업" className={stage === "UNPLANNED" ? "mt-9" : ""}>
        {stage === "GIVEN_UP" ? (
          <p className="text-label">{takenText(match.now)}</p>
        ) : (
          <LessonsLeft
            counts={lessons.counts}
            expiresOn={lessons.expiresOn}
            isExtended={lessons.isExtended}
            isOver={isOver}
            checking={countChecking(lessons, now)}
          />
        )}
        {lessons.nextPaymentOn && lessons.counts.left === 0 ? (
          <>
            <p className="mt-2.5 text-body-sm text-fg-2">{`${formatKoreanDate(lessons.nextPaymentOn)}에 결제되면 같은 시간에 수업을 이어 가요.`}</p>
            <StopLink />
          </>
        ) : null}
        {isClassTaught(stage) ? <ClassActions matchId={match.id} lessons={lessons} className="mt-5" /> : null}
      </section>
      <Suspense fallback={null}>
        {match.tutorName ? (
          <PulseCard matchId={match.id} tutorName={match.tutorName} lessons={lessons} className="mt-8" />
        ) : null}
        <ReviewLink matchId={match.id} lessons={lessons} className="mt-8" />
      </Suspense>
      <ClassLists lessons={lessons} writesSince={isOver || !match.tutorName ? null : match.matchedAt} />
      {lessons.content.length > 0 ? <SummaryLink matchId={match.id} /> : null}
      {isOver || lessons.counts.left === 0 ? null : (
        <RefundLink merchantUid={match.merchantUid} matchId={match.id} className="mt-8" />
      )}
    </>
  );
}
