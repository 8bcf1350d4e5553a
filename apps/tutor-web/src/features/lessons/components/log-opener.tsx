import type { Lesson } from "@pkg/web/features/lessons/queries";
import { SheetOpener } from "@pkg/web/features/lessons/sheet-opener";
import { lazy, type ReactNode } from "react";
import { useAskedLog } from "../use-asked-log";

const LogSheet = lazy(() => import("./log-sheet"));

type LogOpenerProps = {
  /** The lessons of the class, ascending. */
  lessons: readonly Lesson[];
  /** Content; `write` opens the log of a lesson. */
  children: (write: (lesson: Lesson) => void) => ReactNode;
};

/** Provides a function that opens the log of a lesson, and renders its sheet; an address may ask for the first that is due. */
export function LogOpener({ lessons, children }: LogOpenerProps) {
  return (
    <SheetOpener
      first={useAskedLog(lessons)}
      sheet={(lesson, state) => <LogSheet key={lesson.id} lesson={lesson} lessons={lessons} {...state} />}
    >
      {children}
    </SheetOpener>
  );
}
