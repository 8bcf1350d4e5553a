import { addWorkingDays, type KstDate, MATCH_PROMISE_WORKING_DAYS } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";

const warnedYears = new Set<string>();

/**
 * The working day (YYYY-MM-DD, KST) by which a buyer is promised a tutor. Past the holiday data only weekends are skipped;
 * each such year is logged once in a process.
 */
export function computePromiseDay({ logger, now }: Pick<Ctx, "logger" | "now">): KstDate {
  return addWorkingDays(now, MATCH_PROMISE_WORKING_DAYS, {
    onMissingYear: (year) => {
      if (warnedYears.has(year)) return;
      warnedYears.add(year);
      logger.warn(
        { year },
        "no holiday data for a year: working days are counted by weekends; update @hyunbinseo/holidays-kr",
      );
    },
  });
}
