import type { Lesson } from "@pkg/web/class/class-queries";
import { lazy, type ReactNode, Suspense, useState } from "react";

const LogSheet = lazy(() => import("./log-sheet"));

type LogOpenerProps = {
  /** Of the class, ascending. */
  lessons: readonly Lesson[];
  /** What is shown; `write` opens the log of a lesson. */
  children: (write: (lesson: Lesson) => void) => ReactNode;
};

/** Holds the sheet in which a lesson's log is written; its code comes with the first press. */
export function LogOpener({ lessons, children }: LogOpenerProps) {
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
          <LogSheet
            key={lesson.id}
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
