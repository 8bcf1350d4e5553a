import { z } from "zod";
import type { WeeklyAvailablePeriods } from "../schedule/weekly-periods.ts";

/** A period inside one day, "HH:mm-HH:mm" on half-hours, forwards; its end may be 24:00. */
export const periodSchema = z
  .string()
  .regex(/^([01]\d|2[0-3]):(00|30)-(([01]\d|2[0-3]):(00|30)|24:00)$/, "시간을 확인해 주세요.")
  .refine((value) => value.slice(0, 5) < value.slice(6), "끝나는 시간이 시작보다 늦어야 해요.");

function weekOf<Day extends z.ZodType>(day: Day) {
  return { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: day, sunday: day };
}

/** A week in a request: for each day a list of periods in Korean time. */
export const weeklyAvailablePeriodsSchema = z.object(
  weekOf(z.array(periodSchema).max(24)),
) satisfies z.ZodType<WeeklyAvailablePeriods>;

/** A week in an answer. */
export const weeklyPeriodsSchema = z.object(weekOf(z.array(z.string()))) satisfies z.ZodType<WeeklyAvailablePeriods>;
