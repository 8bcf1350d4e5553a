import { isAttendanceOpen, isLogDue } from "@pkg/domain";
import type { Lesson } from "@pkg/web/features/lessons/queries";

type Timed = Pick<Lesson, "startsAt" | "endsAt" | "status" | "log">;

/** The same with its instants, for the rules. */
const timed = ({ startsAt, endsAt, status }: Timed) => ({
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
  status,
});

/** The lessons that are over and wait for what was done, the newest first. */
export function dueLogs<L extends Timed>(lessons: readonly L[], now: Date): L[] {
  return lessons.filter((lesson) => isLogDue(timed(lesson), lesson.log !== null, now)).reverse();
}

/** Whether a tutor may still say that the student came or did not. */
export function maySayAttendance(lesson: Timed, now: Date): boolean {
  return isAttendanceOpen(timed(lesson), now);
}

/** Whether a tutor may write about a lesson: from its start on, unless it was canceled or missed for good. */
export function mayWriteLog(lesson: Timed, now: Date): boolean {
  if (lesson.status === "CANCELED" || new Date(lesson.startsAt) > now) return false;
  return lesson.status !== "ABSENT" || maySayAttendance(lesson, now);
}

/** The title of the newest log before a lesson, for a lesson that goes on where it ended. */
export function titleBefore<L extends Timed>(lessons: readonly L[], { startsAt }: Pick<L, "startsAt">): string | null {
  const before = lessons.filter((lesson) => lesson.log !== null && lesson.startsAt < startsAt);
  return before.at(-1)?.log?.title ?? null;
}
