import { WEEKLY_SLOTS } from "@pkg/domain";
import fc from "fast-check";

/** Weeks of some runs of free half-hours; with none, too. */
export const calendars = fc
  .array(fc.tuple(fc.nat(WEEKLY_SLOTS - 1), fc.integer({ min: 1, max: 40 })), { maxLength: 12 })
  .map((runs) => {
    const calendar = new Uint8Array(WEEKLY_SLOTS);
    for (const [from, length] of runs) calendar.fill(1, from, from + length);
    return calendar;
  });
