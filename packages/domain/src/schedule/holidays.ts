import * as presets from "@hyunbinseo/holidays-kr/all";
import type { KstDate } from "../time/kst-date.ts";

/** Holidays by year (YYYY), so that a caller can bring its own. */
export type HolidayTable = Readonly<Record<string, readonly KstDate[]>>;

/**
 * Public holidays of Korea from 2018 on, as far as the government has announced them. A newer version of
 * @hyunbinseo/holidays-kr brings the next year.
 */
export const KOREAN_HOLIDAYS: HolidayTable = Object.fromEntries(
  Object.entries(presets).map(([name, dates]) => [name.slice("y".length), Object.keys(dates)]),
);
