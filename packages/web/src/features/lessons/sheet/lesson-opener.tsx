import { lazyPart } from "@pkg/ui/lazy-part";
import type { ReactNode } from "react";
import type { ClassLessons, Lesson } from "../queries";
import { SheetOpener } from "./sheet-opener";

const LessonSheet = lazyPart(() => import("./lesson-sheet"));

type LessonOpenerProps = {
  lessons: Pick<ClassLessons, "counts" | "role" | "content">;
  /** What is shown; `open` opens the sheet of a lesson. */
  children: (open: (lesson: Lesson) => void) => ReactNode;
};

/** Opens the sheet that moves a lesson or reports an absence. */
export function LessonOpener({ lessons, children }: LessonOpenerProps) {
  // As it is by now: the other side may have moved it while the sheet is open.
  const latest = (lesson: Lesson) => lessons.content.find(({ id }) => id === lesson.id) ?? lesson;
  return (
    <SheetOpener sheet={(lesson, state) => <LessonSheet lesson={latest(lesson)} lessons={lessons} {...state} />}>
      {children}
    </SheetOpener>
  );
}
