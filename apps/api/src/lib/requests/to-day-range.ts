import { addDays, daysBetween, type KstDate, startOfKstDate } from "@pkg/domain";
import { refuse } from "../errors/refuse.ts";

/** From `start` on, before `end`; null where it is open. */
export interface DayRange {
  readonly start: Date | null;
  readonly end: Date | null;
}

const FIRST_DAY = "2000-01-01";
const LAST_DAY = "2999-12-31";
const MAX_DAYS = 366;

/**
 * The instants between two Korean days, both included.
 * @throws ApiError 400 class 10001 when they are reversed, or more than a year apart
 */
export function toDayRange(from: KstDate | undefined, to: KstDate | undefined): DayRange {
  for (const day of [from, to]) if (day && (day < FIRST_DAY || day > LAST_DAY)) throw wrongDays();
  if (from && to) {
    const days = daysBetween(from, to) + 1;
    if (days < 1 || days > MAX_DAYS) throw wrongDays();
  }
  return { start: from ? startOfKstDate(from) : null, end: to ? startOfKstDate(addDays(to, 1)) : null };
}

const wrongDays = () =>
  refuse.invalidInput({ fields: [{ path: "from", message: "1년 안에서 앞뒤가 맞는 기간을 골라 주세요." }] });
