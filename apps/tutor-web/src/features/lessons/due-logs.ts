import { isLogDue } from "@pkg/domain";
import type { Lesson } from "@pkg/web/features/lessons/queries";

/** The reader's lessons that are over, were held as far as is known and have no log, newest first. */
export const dueLogs = <L extends Pick<Lesson, "endsAt" | "status" | "settledAs" | "log" | "isOthers">>(
  lessons: readonly L[],
  now: Date,
): L[] =>
  lessons
    .filter(
      (lesson) =>
        !lesson.isOthers && isLogDue({ ...lesson, endsAt: new Date(lesson.endsAt) }, lesson.log !== null, now),
    )
    .reverse();

type Kept = Pick<Lesson, "status" | "settledAs" | "minutes" | "log" | "isOthers" | "dispute">;

/**
 * Whether a tutor may write, or change, the log of a past lesson that is not due: NOT_THERE for one that is asked
 * about and has no record of the tutor; null where there is nothing to write, as after a report of an absence.
 */
export function logAccess({ status, settledAs, minutes, log, isOthers, dispute }: Kept): "OPEN" | "NOT_THERE" | null {
  if (isOthers || status === "CANCELED" || status === "ABSENT") return null;
  if (log === null && (settledAs !== "ASKED" || dispute?.reason === "STUDENT_ABSENT")) return null;
  return log !== null || (minutes?.tutor ?? 0) > 0 ? "OPEN" : "NOT_THERE";
}

/** The title of the newest log before a lesson, offered as a suggestion. */
export function titleBefore<L extends Pick<Lesson, "startsAt" | "log">>(
  lessons: readonly L[],
  { startsAt }: Pick<L, "startsAt">,
): string | null {
  const before = lessons.filter((lesson) => lesson.log !== null && lesson.startsAt < startsAt);
  return before.at(-1)?.log?.title ?? null;
}
