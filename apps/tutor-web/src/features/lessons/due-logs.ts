import { isLogDue } from "@pkg/domain";
import type { Lesson } from "@pkg/web/features/lessons/queries";

type Timed = Pick<Lesson, "startsAt" | "endsAt" | "status" | "settledAs" | "log">;

/** The lessons that are over and have no log, newest first. */
export function dueLogs<L extends Timed>(lessons: readonly L[], now: Date): L[] {
  return lessons
    .filter((lesson) => isLogDue({ ...lesson, endsAt: new Date(lesson.endsAt) }, lesson.log !== null, now))
    .reverse();
}

/** Whether a tutor may write a lesson's log: from its planned end on, unless it was canceled or the student missed it. */
export const mayWriteLog = ({ status, endsAt }: Timed, now: Date): boolean =>
  (status === "SCHEDULED" || status === "DONE") && new Date(endsAt) <= now;

/** The title of the newest log before a lesson, offered as a suggestion. */
export function titleBefore<L extends Timed>(lessons: readonly L[], { startsAt }: Pick<L, "startsAt">): string | null {
  const before = lessons.filter((lesson) => lesson.log !== null && lesson.startsAt < startsAt);
  return before.at(-1)?.log?.title ?? null;
}
