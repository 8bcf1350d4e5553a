import type { Lesson } from "@pkg/web/features/lessons/queries";
import { SheetOpener } from "@pkg/web/features/lessons/sheet-opener";
import { lazy, type ReactNode } from "react";

const LogSheet = lazy(() => import("./log-sheet"));

type LogOpenerProps = {
  /** Of the class, ascending. */
  lessons: readonly Lesson[];
  /** What is shown; `write` opens the log of a lesson. */
  children: (write: (lesson: Lesson) => void) => ReactNode;
};

/** Opens the log of a lesson. */
export function LogOpener({ lessons, children }: LogOpenerProps) {
  return (
    <SheetOpener sheet={(lesson, state) => <LogSheet key={lesson.id} lesson={lesson} lessons={lessons} {...state} />}>
      {children}
    </SheetOpener>
  );
}
