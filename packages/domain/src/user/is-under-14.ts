import { startOfKstDate, toKstDate } from "../time/kst-date.ts";

/**
 * Tells whether a child is under 14 today in Korea, so that a parent has to consent. From a date of birth (YYYY-MM-DD) the
 * child turns 14 on that birthday; from a year of birth alone the birthday is taken as 31 December, so that no consent is
 * ever missed.
 * @throws RangeError "Invalid date" for an impossible date or year
 */
export function isUnder14(birth: string | number, now: Date): boolean {
  const birthDate = typeof birth === "number" ? `${birth}-12-31` : birth;
  startOfKstDate(birthDate);
  const birthday14 = `${Number(birthDate.slice(0, 4)) + 14}${birthDate.slice(4)}`;
  return toKstDate(now) < birthday14;
}
