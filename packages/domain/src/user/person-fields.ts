import { startOfKstDate, toKstDate } from "../time/kst-date.ts";

/**
 * A person's name: 2 to 20 letters, Korean or Latin; a space, hyphen, middle dot or apostrophe may join two parts of
 * it.
 */
export const PERSON_NAME = {
  min: 2,
  max: 20,
  letters: /^[가-힣A-Za-zÀ-ÖØ-öø-ÿ]+([ \-·'’][가-힣A-Za-zÀ-ÖØ-öø-ÿ]+)*$/,
  wrongLength: "이름은 2~20자로 적어 주세요.",
  wrongLetters: "이름은 한글이나 영문으로 적어 주세요.",
} as const;

/** A name as it is kept: letters composed, invisible signs left out, blanks of any kind one space. */
export function readName(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\p{Cf}/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** Checks a person's name as `PERSON_NAME` has it, in the form that `readName` gives it. */
export function nameProblem(text: string): string | null {
  const name = readName(text);
  if (name === "") return "이름을 적어 주세요.";
  if (name.length < PERSON_NAME.min || name.length > PERSON_NAME.max) return PERSON_NAME.wrongLength;
  return PERSON_NAME.letters.test(name) ? null : PERSON_NAME.wrongLetters;
}

/** Checks a year of birth: four digits, not in the future and not more than 100 years ago, in Korean time. */
export function birthYearProblem(year: string, now: Date): string | null {
  if (year === "") return "태어난 해를 적어 주세요.";
  if (!/^\d{4}$/.test(year)) return "태어난 해를 네 자리로 적어 주세요.";
  const age = Number(toKstDate(now).slice(0, 4)) - Number(year);
  return age >= 0 && age <= 100 ? null : "태어난 해를 다시 확인해 주세요.";
}

/**
 * Tells whether a child is under 14 today in Korea, so that a parent has to consent. From a date of birth (YYYY-MM-DD) the
 * child turns 14 on that birthday; from a year of birth alone the birthday is taken as 31 December, so that no consent is
 * ever missed.
 * @throws RangeError "Invalid date" for an impossible date or year
 */
export function isUnder14(birth: string | number, now: Date): boolean {
  return isYoungerThan(14, birth, now);
}

/** The age from which people make contracts of their own (Civil Act article 4): parents, tutors, adult students. */
export const ADULT_AGE = 19;

/**
 * Tells whether a person may still be a minor (under `ADULT_AGE`) today in Korea; a year of birth alone is read as in
 * `isUnder14`.
 * @throws RangeError "Invalid date" for an impossible date or year
 */
export function isMinor(birth: string | number, now: Date): boolean {
  return isYoungerThan(ADULT_AGE, birth, now);
}

function isYoungerThan(age: number, birth: string | number, now: Date): boolean {
  const birthDate = typeof birth === "number" ? `${birth}-12-31` : birth;
  startOfKstDate(birthDate);
  const birthday = `${Number(birthDate.slice(0, 4)) + age}${birthDate.slice(4)}`;
  return toKstDate(now) < birthday;
}
