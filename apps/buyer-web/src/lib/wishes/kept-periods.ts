import { WEEKDAYS, type WeeklyAvailablePeriods } from "@pkg/domain";
import { isRecord } from "@pkg/web/platform/storage/is-record";
import type { Guard } from "@pkg/web/platform/storage/kept-fields";

const PERIOD = /^\d{2}:[03]0-\d{2}:[03]0$/;

/** Whether a kept value is a week of periods. */
export const isWeek: Guard<WeeklyAvailablePeriods> = (value): value is WeeklyAvailablePeriods =>
  isRecord(value) &&
  WEEKDAYS.every((day) => {
    const periods = value[day];
    return Array.isArray(periods) && periods.every((period) => typeof period === "string" && PERIOD.test(period));
  });
