import { startOfKstDate, toKstDate } from "../time/kst-date.ts";

/** The message for a number that is not a Korean mobile number. */
export const MOBILE_PHONE_WRONG = "휴대폰 번호를 다시 확인해 주세요.";

/** Checks a Korean mobile number: 010 and 8 digits, or an old 011, 016 to 019 with 7 or 8; hyphens and spaces don't matter. */
export function mobilePhoneProblem(phoneNumber: string): string | null {
  const digits = phoneNumber.replace(/[\s-]/g, "");
  if (digits === "") return "휴대폰 번호를 적어 주세요.";
  return /^(010\d{8}|01[16-9]\d{7,8})$/.test(digits) ? null : MOBILE_PHONE_WRONG;
}

/** A code that confirms a phone number: six digits, sent by text message. */
export const PHONE_CODE = { digits: /^\d{6}$/, wrong: "문자로 받은 숫자 6자리를 적어 주세요." } as const;

/** Checks the form of a code that confirms a phone number; only the server knows whether it is the right one. */
export function phoneCodeProblem(code: string): string | null {
  return PHONE_CODE.digits.test(code) ? null : PHONE_CODE.wrong;
}

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

/** Checks a person's name as `PERSON_NAME` has it; spaces around it don't matter. */
export function nameProblem(name: string): string | null {
  const trimmed = name.trim();
  if (trimmed === "") return "이름을 적어 주세요.";
  if (trimmed.length < PERSON_NAME.min || trimmed.length > PERSON_NAME.max) return PERSON_NAME.wrongLength;
  return PERSON_NAME.letters.test(trimmed) ? null : PERSON_NAME.wrongLetters;
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

/**
 * A domestic phone number in international form, for analytics: digits only, then +82 and the number without its first
 * digit. "010-1234-5678" becomes "+821012345678". The input must be domestic (it begins with 0).
 */
export function toInternationalPhone(phoneNumber: string): string {
  return `+82${phoneNumber.replace(/\D/g, "").slice(1)}`;
}

/** A mobile number with its middle part hidden: "010-****-5678", enough for its owner to know it. */
export function maskPhone(phoneNumber: string): string {
  return phoneNumber.replace(/^(\d{3})(\d{3,4})(\d{4})$/, (_whole, start: string, middle: string, end: string) =>
    [start, "*".repeat(middle.length), end].join("-"),
  );
}

/**
 * Digits in the groups that people write, also while they type: "010-1234-5678". What is no digit is left out; a number that is
 * pasted or filled in with the country's code ("+82 10-1234-5678") loses it.
 */
export function formatPhone(text: string): string {
  const digits = text
    .replace(/^\s*\+82[\s-]*0?/, "0")
    .replace(/\D/g, "")
    .slice(0, 11);
  const middle = digits.length > 10 ? 7 : 6;
  return [digits.slice(0, 3), digits.slice(3, middle), digits.slice(middle)].filter(Boolean).join("-");
}
