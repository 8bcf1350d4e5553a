import { DAY, HALF_HOUR } from "../time/duration.ts";
import { toKstDate } from "../time/kst-date.ts";
import { type LessonMove, MOVE_WITHIN_DAYS, moveLesson } from "./move-lesson.ts";

/** Maximum number of alternatives. */
export const ALTERNATIVES_SHOWN = 3;

/**
 * Other times for a lesson (with FOLLOWING: for it and all after it) that suit both sides and meet no other lesson: the nearest
 * first, on different days as far as there are any.
 */
export function lessonAlternatives(move: LessonMove): Date[] {
  const { startsAt } = move.lesson;
  const distance = (instant: Date) => Math.abs(instant.getTime() - startsAt.getTime());
  const byDistance = (a: Date, b: Date) => distance(a) - distance(b) || a.getTime() - b.getTime();
  const firstOfDay = new Map<string, Date>();
  const others: Date[] = [];
  for (const instant of halfHours(move).sort(byDistance)) {
    if (typeof moveLesson(move, instant) === "string") continue;
    const day = toKstDate(instant);
    if (firstOfDay.has(day)) others.push(instant);
    else firstOfDay.set(day, instant);
    if (firstOfDay.size === ALTERNATIVES_SHOWN) break;
  }
  return [...firstOfDay.values(), ...others].slice(0, ALTERNATIVES_SHOWN).sort(byDistance);
}

/** Every half-hour around a lesson that is not over. */
function halfHours({ now, lesson, scope }: LessonMove): Date[] {
  const reach = scope === "ONE" ? MOVE_WITHIN_DAYS * DAY : 7 * DAY;
  const middle = lesson.startsAt.getTime();
  const first = Math.ceil(Math.max(now.getTime(), middle - reach) / HALF_HOUR);
  const count = Math.floor((middle + reach) / HALF_HOUR) - first + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, index) => new Date((first + index) * HALF_HOUR));
}
