import { lazy, type ReactNode, Suspense, useState } from "react";
import type { ClassLessons, Lesson } from "./class-queries";

const LessonSheet = lazy(() => import("./lesson-sheet"));

type LessonOpenerProps = {
  lessons: Pick<ClassLessons, "counts" | "role">;
  /** What is shown; `open` opens the sheet of a lesson. */
  children: (open: (lesson: Lesson) => void) => ReactNode;
};

/** Holds the sheet of a lesson, whose code comes with the first press. */
export function LessonOpener({ lessons, children }: LessonOpenerProps) {
  const [lesson, setLesson] = useState<Lesson | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {children((next) => {
        setLesson(next);
        setOpen(true);
      })}
      {lesson ? (
        <Suspense fallback={null}>
          <LessonSheet
            lesson={lesson}
            lessons={lessons}
            open={isOpen}
            onClose={() => setOpen(false)}
            onClosed={() => setLesson(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
