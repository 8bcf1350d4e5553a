import { disputeReasonOf, LESSON_DISPUTE_REASON_LABELS } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { lessonMoment } from "@pkg/web/features/lessons/lesson-text";
import type { Lesson } from "@pkg/web/features/lessons/queries";
import { FoldedList } from "@pkg/web/features/lessons/rows/folded-list";
import { LessonLog } from "@pkg/web/features/lessons/rows/lesson-log";
import { SheetOpener } from "@pkg/web/features/lessons/sheet/sheet-opener";
import { lazy } from "react";

const DisputeSheet = lazy(() => import("./dispute-sheet"));
const SHOWN = 5;

/** Past lessons with their logs; one that was not as it should be can be reported for a day. */
export function PastLogs({ lessons }: { lessons: readonly Lesson[] }) {
  return (
    <SheetOpener sheet={(lesson, state) => <DisputeSheet lesson={lesson} {...state} />}>
      {(open) => (
        <FoldedList items={lessons} shown={SHOWN} more="지난 수업 모두 보기">
          {(shown) =>
            shown.map((lesson) => (
              <LessonLog key={lesson.id} lesson={lesson}>
                {lesson.dispute?.until ? (
                  <p className="mt-2 flex flex-wrap items-center gap-x-3 text-caption text-fg-3">
                    <Button
                      variant="text"
                      size="sm"
                      flush
                      aria-label={`${lessonMoment(lesson.startsAt)} 수업, ${LESSON_DISPUTE_REASON_LABELS[disputeReasonOf(lesson)]}`}
                      onClick={() => open(lesson)}
                    >
                      {LESSON_DISPUTE_REASON_LABELS[disputeReasonOf(lesson)]}
                    </Button>
                    {lessonMoment(lesson.dispute.until)}까지 알릴 수 있어요
                  </p>
                ) : null}
              </LessonLog>
            ))
          }
        </FoldedList>
      )}
    </SheetOpener>
  );
}
