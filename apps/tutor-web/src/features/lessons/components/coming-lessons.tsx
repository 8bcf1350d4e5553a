import type { ClassLessons } from "@pkg/web/features/lessons/queries";
import { ChangeButton } from "@pkg/web/features/lessons/rows/change-button";
import { FoldedList } from "@pkg/web/features/lessons/rows/folded-list";
import { LessonRows } from "@pkg/web/features/lessons/rows/lesson-rows";
import { LessonOpener } from "@pkg/web/features/lessons/sheet/lesson-opener";
import { splitLessons } from "@pkg/web/features/lessons/split-lessons";
import { useNow } from "@pkg/web/platform/clock/use-now";

const SHOWN = 4;

/** Upcoming lessons: each can be moved or called off until it begins. */
export function ComingLessons({ lessons }: { lessons: ClassLessons }) {
  const { coming } = splitLessons(lessons.content, useNow());
  if (coming.length === 0) return null;
  return (
    <section aria-labelledby="coming">
      <h2 id="coming" className="mb-1 text-title-2">
        앞으로 할 수업
      </h2>
      <LessonOpener lessons={lessons}>
        {(open) => (
          <FoldedList items={coming} shown={SHOWN} more="모두 보기">
            {(shown) => (
              <LessonRows lessons={shown} moves={lessons.seriesMoves}>
                {(lesson) => <ChangeButton lesson={lesson} onPress={() => open(lesson)} />}
              </LessonRows>
            )}
          </FoldedList>
        )}
      </LessonOpener>
    </section>
  );
}
