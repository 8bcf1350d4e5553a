import { isAttendanceOpen, isLogDue } from "@pkg/domain";
import type { Lesson } from "@pkg/web/features/lessons/queries";

type Timed = Pick<Lesson, "startsAt" | "endsAt" | "status" | "log">;

/** The same with `Date` instants, for the domain rules. */
const timed = ({ startsAt, endsAt, status }: Timed) => ({
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
  status,
});

/** The lessons that are over and have no log, newest first. */
export function dueLogs<L extends Timed>(lessons: readonly L[], now: Date): L[] {
  return lessons.filter((lesson) => isLogDue(timed(lesson), lesson.log !== null, now)).reverse();
}

/** Whether a tutor may still report the student's attendance. */
export function maySayAttendance(lesson: Timed, now: Date): boolean {
  return isAttendanceOpen(timed(lesson), now);
}

/** Whether a tutor may write a lesson's log: from its start on, unless it was canceled or its absence is settled. */
export function mayWriteLog(lesson: Timed, now: Date): boolean {
  if (lesson.status === "CANCELED" || new Date(lesson.startsAt) > now) return false;
  return lesson.status !== "ABSENT" || maySayAttendance(lesson, now);
}

/** The title of the newest log before a lesson, offered as a suggestion. */
export function titleBefore<L extends Timed>(lessons: readonly L[], { startsAt }: Pick<L, "startsAt">): string | null {
  const before = lessons.filter((lesson) => lesson.log !== null && lesson.startsAt < startsAt);
  return before.at(-1)?.log?.title ?? null;
}
