import { z } from "zod";
import { parsePeriod } from "../schedule/weekly-calendar.ts";
import type { WeeklyAvailablePeriods } from "../schedule/weekly-periods.ts";

/** A period inside one day, "HH:mm-HH:mm" on half-hours. */
export const periodSchema = z
  .string()
  .refine((period) => parsePeriod(period) !== null, "시간은 18:00-20:30처럼 30분 단위로 적어 주세요.");

const daySchema = z.array(periodSchema).max(24);

/** Weekly availability, monday to sunday (spec §3). */
export const weeklyAvailablePeriodsSchema = z.object({
  monday: daySchema,
  tuesday: daySchema,
  wednesday: daySchema,
  thursday: daySchema,
  friday: daySchema,
  saturday: daySchema,
  sunday: daySchema,
}) satisfies z.ZodType<WeeklyAvailablePeriods>;
