/** Korean banks by the three digits that transfers name them with (금융기관 공동코드), the most used first. */
export const BANKS = {
  "004": "KB국민은행",
  "088": "신한은행",
  "020": "우리은행",
  "081": "하나은행",
  "011": "NH농협은행",
  "003": "IBK기업은행",
  "090": "카카오뱅크",
  "092": "토스뱅크",
  "089": "케이뱅크",
  "045": "새마을금고",
  "071": "우체국",
  "048": "신협",
  "023": "SC제일은행",
  "007": "수협은행",
  "031": "iM뱅크",
  "032": "부산은행",
  "039": "경남은행",
  "034": "광주은행",
  "037": "전북은행",
  "035": "제주은행",
  "050": "저축은행",
  "012": "지역 농·축협",
  "002": "KDB산업은행",
  "027": "한국씨티은행",
} as const;
export type BankCode = keyof typeof BANKS;

/** The bank codes in the order in which they are offered. */
export const BANK_CODES: readonly BankCode[] = Object.keys(BANKS) as BankCode[];

/** An account number as it is kept: digits only, however it was typed. */
export const accountDigits = (text: string): string => text.replace(/[\s-]/g, "");

/** Digits of an account number at any bank (금융결제원 CMS 참가기관별 계좌번호체계). */
const ACCOUNT_DIGITS = { min: 10, max: 14 } as const;

/** Banks whose accounts all have as many digits; the others have several forms, old ones too. */
const BANK_DIGITS: Readonly<Partial<Record<BankCode, number>>> = { "090": 13, "092": 12 };

/**
 * Checks an account number: the digits of its bank, or 10 to 14; hyphens and blanks don't matter. Null when it is well
 * formed.
 */
export function accountNumberProblem(text: string, bank?: BankCode | null): string | null {
  const digits = accountDigits(text);
  if (digits === "") return "계좌번호를 적어 주세요.";
  if (!/^\d+$/.test(digits) || /^0+$/.test(digits)) return "계좌번호를 숫자로 다시 적어 주세요.";
  const own = bank && BANK_DIGITS[bank];
  if (own) return digits.length === own ? null : `${BANKS[bank]} 계좌번호는 ${own}자리예요. 다시 확인해 주세요.`;
  const { min, max } = ACCOUNT_DIGITS;
  return digits.length >= min && digits.length <= max ? null : `계좌번호는 ${min}~${max}자리예요. 다시 확인해 주세요.`;
}

/** Checks that an account is the tutor's own: its holder is named as they are, blanks and letter case aside. */
export function accountHolderProblem(holder: string, name: string): string | null {
  const plain = (text: string) => text.normalize("NFC").replace(/\s/g, "").toLowerCase();
  if (plain(holder) === "") return "예금주를 적어 주세요.";
  return plain(holder) === plain(name) ? null : `예금주가 선생님 이름(${name})과 같아야 해요. 본인 계좌를 적어 주세요.`;
}

/** The end of an account number, enough for its owner to know it. */
export const accountEnd = (digits: string): string => digits.slice(-4);
