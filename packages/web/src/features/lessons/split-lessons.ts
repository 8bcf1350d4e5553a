import type { LessonCounts } from "@pkg/domain";
import type { Lesson } from "./queries";

type Timed = Pick<Lesson, "startsAt" | "endsAt" | "status" | "cancelReason">;

/** Upcoming lessons in order, and past ones, newest first. Planned lessons of a dissolved match are left out. */
export function splitLessons<L extends Timed>(lessons: readonly L[], now: Date): { coming: L[]; past: L[] } {
  const shown = lessons.filter(({ cancelReason }) => cancelReason !== "REMATCH" && cancelReason !== "MATCH_CANCELED");
  const isComing = ({ endsAt }: L) => new Date(endsAt) > now;
  return { coming: shown.filter(isComing), past: shown.filter((lesson) => !isComing(lesson)).reverse() };
}

/** How many lessons that are over count as left, since it is not known yet how they went. */
export function countChecking(
  { content, counts }: { readonly content: readonly Timed[]; readonly counts: Pick<LessonCounts, "scheduled"> },
  now: Date,
): number {
  const coming = content.filter(({ status, endsAt }) => status !== "CANCELED" && new Date(endsAt) > now);
  return Math.max(0, counts.scheduled - coming.length);
}

/** The lesson that comes next or runs now. */
export function nextLesson<L extends Timed>(lessons: readonly L[], now: Date): L | null {
  return lessons.find(({ status, endsAt }) => status === "SCHEDULED" && new Date(endsAt) > now) ?? null;
}

/** The lesson that "시간 바꾸기" means: the next one that still may be changed. */
export function lessonToChange<L extends Pick<Lesson, "status" | "changeableUntil">>(
  lessons: readonly L[],
  now: Date,
): L | null {
  return lessons.find((lesson) => lesson.status === "SCHEDULED" && isChangeable(lesson, now)) ?? null;
}

/** Whether a lesson may still be moved, or missed without losing it. */
export function isChangeable({ changeableUntil }: Pick<Lesson, "changeableUntil">, now: Date): boolean {
  return now <= new Date(changeableUntil);
}
