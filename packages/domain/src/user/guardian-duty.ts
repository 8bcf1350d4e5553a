import { toKstDate } from "../time/kst-date.ts";
import { ADULT_AGE, isMinor, isUnder14 } from "./person-fields.ts";

/**
 * What a guardian has to do with a sign-up or a purchase. CONSENT: it needs a guardian who confirmed it by phone. NOTICE: a
 * guardian who is known hears of each payment. NONE: the buyer is of age, or is the parent.
 */
export type GuardianDuty = "CONSENT" | "NOTICE" | "NONE";

/** Who signs up or buys, and for whom. */
export interface GuardianFacts {
  readonly isParent: boolean;
  /** Of the account's owner; unknown counts as under 14. */
  readonly birthYear: number | null;
  /** Of the student whom the lessons are for, when that is somebody else. */
  readonly learnerBirthYear?: number | null;
}

/**
 * Decides what a guardian has to do. Only years of birth are known, so whoever is not certainly 14 counts as under 14, and
 * whoever is not certainly 19 as a minor. A minor cannot consent for a younger child either.
 * @throws RangeError "Invalid date" for an impossible year
 */
export function guardianDuty({ isParent, birthYear, learnerBirthYear = null }: GuardianFacts, now: Date): GuardianDuty {
  if (isParent) return "NONE";
  if (birthYear === null || isUnder14(birthYear, now)) return "CONSENT";
  if (!isMinor(birthYear, now)) return "NONE";
  return learnerBirthYear !== null && isUnder14(learnerBirthYear, now) ? "CONSENT" : "NOTICE";
}

/**
 * Teaching takes a contract, so a tutor must be of age. Only the year is known: all who were born in it must be.
 * Null for a year that is fine.
 */
export function tutorAgeProblem(birthYear: number, now: Date): string | null {
  if (!isMinor(birthYear, now)) return null;
  const lastYear = Number(toKstDate(now).slice(0, 4)) - ADULT_AGE - 1;
  return `선생님은 만 ${ADULT_AGE}세부터 지원할 수 있어요. 올해는 ${lastYear}년에 태어난 분까지예요.`;
}

/** A parent's account gives consents for children, so its owner must be of age. Null for a year that is fine. */
export function parentAgeProblem(birthYear: number, now: Date): string | null {
  return isMinor(birthYear, now)
    ? `학부모는 만 ${ADULT_AGE}세부터 가입할 수 있어요. 학생이면 학생으로 가입해 주세요.`
    : null;
}
