/** The message for a number that is not a Korean mobile number. */
export const MOBILE_PHONE_WRONG = "휴대폰 번호를 다시 확인해 주세요.";

/** A Korean mobile number as it is kept: 010 and 8 digits, or an old 011, 016 to 019 with 7 or 8. */
export const MOBILE_PHONE = /^(010\d{8}|01[16-9]\d{7,8})$/;

/** What people and phones put between digits: blanks, dashes, dots, brackets, invisible signs. */
const BETWEEN = /[\p{Z}\p{Pd}\p{Cf}\p{Cc}().·−]/gu;
const WITH_COUNTRY = /^(?:(?:\+|00)?82)?0?(10\d{8}|1[16-9]\d{7,8})$/;

/**
 * A mobile number in its stored form, however it was written: "+82 (0)10-1234-5678", "0082 10…", "10 1234 5678" and
 * full-width digits are all "01012345678". A text that is no whole number comes back without what stands between its digits.
 */
export function readPhone(text: string): string {
  const plain = text.normalize("NFKC").replace(BETWEEN, "");
  const [, number] = WITH_COUNTRY.exec(plain) ?? [];
  return number ? `0${number}` : plain;
}

/** Checks a Korean mobile number in the form that `readPhone` gives it. */
export function mobilePhoneProblem(text: string): string | null {
  const phoneNumber = readPhone(text);
  if (phoneNumber === "") return "휴대폰 번호를 적어 주세요.";
  return MOBILE_PHONE.test(phoneNumber) ? null : MOBILE_PHONE_WRONG;
}

/** A code that confirms a phone number: six digits, sent by text message. */
export const PHONE_CODE = { digits: /^\d{6}$/, wrong: "문자로 받은 숫자 6자리를 적어 주세요." } as const;

/** Checks the form of a code that confirms a phone number; only the server knows whether it is the right one. */
export function phoneCodeProblem(code: string): string | null {
  return PHONE_CODE.digits.test(code) ? null : PHONE_CODE.wrong;
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
 * Digits in the groups that people write, also while they type: "010-1234-5678". A whole number in another form takes
 * this one. No digit is cut off.
 */
export function formatPhone(text: string): string {
  const digits = readPhone(text).replace(/\D/g, "");
  const middle = digits.length > 10 ? 7 : 6;
  return [digits.slice(0, 3), digits.slice(3, middle), digits.slice(middle)].filter(Boolean).join("-");
}
