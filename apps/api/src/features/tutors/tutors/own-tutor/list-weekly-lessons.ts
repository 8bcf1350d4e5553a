import { HALF_HOURS_PER_DAY, type LessonStart, lessonHalfHours, WEEKLY_SLOTS, type WeeklyCalendar } from "@pkg/domain";
import type { WeeklyLessonWire } from "../schemas.ts";

interface Pair {
  readonly minutes: number;
  readonly lessonStarts: readonly LessonStart[];
  readonly studentName: string;
}

/** The weekly lessons in the week's order; half-hours that are taken without a known pair are lessons without a name. */
export function listWeeklyLessons(pairs: readonly Pair[], taken: WeeklyCalendar): WeeklyLessonWire[] {
  const unknown = Uint8Array.from(taken);
  const named = pairs.flatMap(({ minutes, lessonStarts, studentName }) =>
    lessonStarts.map(({ day, halfHour }) => {
      const from = day * HALF_HOURS_PER_DAY + halfHour;
      unknown.fill(0, from, from + lessonHalfHours(minutes));
      return { day, halfHour, minutes, studentName };
    }),
  );
  return [...named, ...runsOf(unknown)].sort((a, b) => a.day - b.day || a.halfHour - b.halfHour);
}

/** Stretches of ones, none over midnight. */
function runsOf(calendar: WeeklyCalendar): WeeklyLessonWire[] {
  const runs: WeeklyLessonWire[] = [];
  for (let slot = 0; slot < WEEKLY_SLOTS; slot += 1) {
    if (calendar[slot] !== 1) continue;
    const halfHour = slot % HALF_HOURS_PER_DAY;
    const last = runs.at(-1);
    const isNext = halfHour > 0 && calendar[slot - 1] === 1;
    if (last && isNext) last.minutes += 30;
    else runs.push({ day: Math.floor(slot / HALF_HOURS_PER_DAY), halfHour, minutes: 30, studentName: null });
  }
  return runs;
}
