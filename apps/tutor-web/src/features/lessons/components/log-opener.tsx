import { lazyPart } from "@pkg/ui/lazy-part";
import type { Lesson } from "@pkg/web/features/lessons/queries";
import { SheetOpener } from "@pkg/web/features/lessons/sheet/sheet-opener";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import type { ReactNode } from "react";
import { dueLogs } from "../due-logs";
import { useAsked } from "../use-asked";

const LogSheet = lazyPart(() => import("./log-sheet"));

type LogOpenerProps = {
  /** The lessons of the class, ascending. */
  lessons: readonly Lesson[];
  /** Content; `write` opens the log of a lesson. */
  children: (write: (lesson: Lesson) => void) => ReactNode;
};

/** Provides a function that opens the log of a lesson, and renders its sheet; an address may ask for the first that is due. */
export function LogOpener({ lessons, children }: LogOpenerProps) {
  return (
    <SheetOpener sheet={(lesson, state) => <LogSheet key={lesson.id} lesson={lesson} lessons={lessons} {...state} />}>
      {(write) => (
        <>
          <AskedLog lessons={lessons} onAsk={write} />
          {children(write)}
        </>
      )}
    </SheetOpener>
  );
}

/** Opens the newest log that is due when an address asks with `?log=due`; without one nothing happens. */
function AskedLog({ lessons, onAsk }: { lessons: readonly Lesson[]; onAsk: (lesson: Lesson) => void }) {
  useAsked("log", (which) => {
    const lesson = which === "due" ? dueLogs(lessons, serverNow())[0] : undefined;
    if (lesson) onAsk(lesson);
  });
  return null;
}
