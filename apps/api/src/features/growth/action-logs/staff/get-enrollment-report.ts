import { addDays, daysBetween, startOfKstDate, toKstDate } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import type { EnrollmentReport, ReportPeriod } from "../schemas.ts";
import { countEnrollments } from "./repository.ts";

const DEFAULT_DAYS = 28;
const MAX_DAYS = 366;

/**
 * How many visitors enroll, from where, and with which variant of an experiment.
 * @param period days in Korea, both included
 * @throws ApiError 400 class 10001 for a period that is reversed or over a year
 */
export async function getEnrollmentReport({ db, now }: Ctx, period: ReportPeriod): Promise<EnrollmentReport> {
  const to = period.to ?? toKstDate(now);
  const from = period.from ?? addDays(to, 1 - DEFAULT_DAYS);
  const days = daysBetween(from, to) + 1;
  if (days < 1 || days > MAX_DAYS)
    throw refuse.invalidInput({ fields: [{ path: "from", message: "기간을 확인해 주세요." }] });
  const range = { start: startOfKstDate(from), end: startOfKstDate(addDays(to, 1)) };
  return { from, to, ...(await countEnrollments(db, range)) };
}
