import { lazyPart } from "@pkg/ui/lazy-part";
import { Objections } from "@pkg/web/features/lessons/outcome/objections";
import type { ClassLessons, Lesson } from "@pkg/web/features/lessons/queries";
import { FoldedList } from "@pkg/web/features/lessons/rows/folded-list";
import { LessonLog } from "@pkg/web/features/lessons/rows/lesson-log";

const OwnSide = lazyPart(() => import("@pkg/web/features/lessons/outcome/own-side"));

const SHOWN = 5;

type PastLogsProps = {
  lessons: readonly Lesson[];
  reader: ClassLessons;
  /** Since when the class has the tutor who can be written to; null while there is none. */
  writesSince: string | null;
};

/** Past lessons, each with how it went and its log; one that was not as it should be can be reported for a day. */
export function PastLogs({ lessons, reader, writesSince }: PastLogsProps) {
  return (
    <Objections>
      {(objection) => (
        <FoldedList items={lessons} shown={SHOWN} more="지난 수업 모두 보기">
          {(shown) =>
            shown.map((lesson) => (
              <LessonLog
                key={lesson.id}
                lesson={lesson}
                reader={reader}
                canAsk={writesSince !== null && lesson.startsAt > writesSince}
              >
                {explains(lesson) ? <OwnSide lesson={lesson} side="BUYER" /> : null}
                {objection(lesson)}
              </LessonLog>
            ))
          }
        </FoldedList>
      )}
    </Objections>
  );
}

/** A family that objected has said why with it. */
const explains = ({ dispute }: Lesson): boolean =>
  dispute?.isOpen === true && dispute.reason !== "TUTOR_ABSENT" && dispute.reason !== "STUDENT_CAME";
