import { type ReactNode, Suspense, useState } from "react";
import type { Lesson } from "../queries";

interface SheetState {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called after the closing animation. */
  readonly onClosed: () => void;
}

type SheetOpenerProps = {
  /** The sheet of a lesson; its code may come with the first press. */
  sheet: (lesson: Lesson, state: SheetState) => ReactNode;
  /** What is shown; `open` opens the sheet of a lesson. */
  children: (open: (lesson: Lesson) => void) => ReactNode;
};

/** One sheet for all lessons of a list. */
export function SheetOpener({ sheet, children }: SheetOpenerProps) {
  const [lesson, setLesson] = useState<Lesson | null>(null);
  const [open, setOpen] = useState(false);
  const state = { open, onClose: () => setOpen(false), onClosed: () => setLesson(null) };
  return (
    <>
      {children((next) => {
        setLesson(next);
        setOpen(true);
      })}
      {lesson ? <Suspense fallback={null}>{sheet(lesson, state)}</Suspense> : null}
    </>
  );
}
