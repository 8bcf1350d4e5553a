import type { Lesson } from "@pkg/web/features/lessons/queries";
import { FoldedList } from "@pkg/web/features/lessons/rows/folded-list";
import { LessonLog } from "@pkg/web/features/lessons/rows/lesson-log";
import { splitLessons } from "@pkg/web/features/lessons/split-lessons";
import { useNow } from "@pkg/web/features/lessons/use-now";
import { useState } from "react";
import { dueLogs, mayWriteLog } from "../due-logs";
import { useAsked } from "../use-asked";
import { heldText, OwnSide } from "./own-side";
import { WriteButton } from "./write-button";

const SHOWN = 5;

type PastLessonsProps = { lessons: readonly Lesson[]; onWrite: (lesson: Lesson) => void };

/** Past lessons with their logs, which can be edited; lessons with a due log are listed separately. */
export function PastLessons({ lessons, onWrite }: PastLessonsProps) {
  const now = useNow();
  const due = dueLogs(lessons, now);
  const past = splitLessons(lessons, now).past.filter((lesson) => !due.includes(lesson));
  // The disputed lesson that the address asks to explain (`?side=`), until its form opens.
  const [asked, setAsked] = useState<string | null>(null);
  useAsked("side", setAsked);
  if (past.length === 0) return null;
  return (
    <section aria-labelledby="past">
      <h2 id="past" className="mb-1 text-title-2">
        지난 수업
      </h2>
      <FoldedList items={past} shown={SHOWN} opensAt={(lesson) => lesson.id === asked} more="지난 수업 모두 보기">
        {(shown) => (
          <div>
            {shown.map((lesson) => (
              <LessonLog key={lesson.id} lesson={lesson} missing="아직 기록이 없어요." held={heldText(lesson)}>
                {lesson.dispute?.isOpen ? (
                  <OwnSide lesson={lesson} isAsked={lesson.id === asked} onOpened={() => setAsked(null)} />
                ) : null}
                {mayWriteLog(lesson, now) ? <WriteButton lesson={lesson} onPress={() => onWrite(lesson)} /> : null}
              </LessonLog>
            ))}
          </div>
        )}
      </FoldedList>
    </section>
  );
}
