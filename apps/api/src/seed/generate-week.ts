import type { Random } from "./random.ts";

const HALF_HOURS = 48;
const DAYS = 7;

/**
 * A tutor's week as 336 half-hours, Monday 00:00 KST first, "1" where free: some evenings, and a longer stretch on
 * some weekend days.
 */
export function generateWeek(random: Random): string {
  const days = Array.from({ length: DAYS }, (_, day) => {
    const bits = new Array<string>(HALF_HOURS).fill("0");
    if (!random.chance(0.7)) return bits;
    const isWeekend = day >= 5;
    const from = isWeekend ? random.int(20, 32) : random.int(31, 38);
    const to = isWeekend ? from + random.int(4, 14) : random.int(from + 4, 47);
    return bits.fill("1", from, Math.min(to, HALF_HOURS));
  });
  const week = days.flat().join("");
  return week.includes("1") ? week : generateWeek(random);
}
