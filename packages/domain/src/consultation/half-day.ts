import type { OpenHours } from "../schedule/quiet-hours.ts";

/** Halves of a working day in which somebody can be called. */
export const HALF_DAYS = ["MORNING", "AFTERNOON"] as const;
export type HalfDay = (typeof HALF_DAYS)[number];

/** Korean labels of the halves. */
export const HALF_DAY_LABELS: Readonly<Record<HalfDay, string>> = { MORNING: "오전", AFTERNOON: "오후" };

/** The hours of each half in Korea. */
export const HALF_DAY_HOURS: Readonly<Record<HalfDay, OpenHours>> = {
  MORNING: { from: 10, until: 12 },
  AFTERNOON: { from: 13, until: 18 },
};
