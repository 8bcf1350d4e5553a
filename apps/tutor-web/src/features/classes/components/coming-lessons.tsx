import type { ClassLessons } from "@pkg/web/class/class-queries";
import { FoldedList } from "@pkg/web/class/folded-list";
import { LessonRow } from "@pkg/web/class/lesson-row";
import { splitLessons } from "@pkg/web/class/split-lessons";
import { useNow } from "@pkg/web/class/use-now";

const SHOWN = 4;

/** The lessons to come. */
export function ComingLessons({ lessons }: { lessons: ClassLessons }) {
  const { coming } = splitLessons(lessons.content, useNow());
  if (coming.length === 0) return null;
  return (
    <section aria-labelledby="coming">
      <h2 id="coming" className="mb-1 text-title-2">
        앞으로 할 수업
      </h2>
      <FoldedList items={coming} shown={SHOWN} more="모두 보기">
        {(shown) => (
          <ul>
            {shown.map((lesson) => (
              <LessonRow key={lesson.id} lesson={lesson} />
            ))}
          </ul>
        )}
      </FoldedList>
    </section>
  );
}
