/** An account that a bank of the sandbox keeps. */
export interface BankAccount {
  /** PortOne's name of the bank. */
  bank: string;
  /** Digits only. */
  number: string;
  holderName: string;
}

/** Accounts that are there from the start: those of the demo tutors, and somebody else's. */
const TEST_ACCOUNTS: readonly BankAccount[] = [
  { bank: "KAKAO", number: "3333011234567", holderName: "박지훈" },
  { bank: "SHINHAN", number: "110123456789", holderName: "최은영" },
  { bank: "KOOKMIN", number: "12345601234567", holderName: "홍길동" },
];
/** Any account whose number ends so stands at a bank that is down just now. */
export const BANK_DOWN_END = "9999";

/** What an account is found by. */
export const accountKey = ({ bank, number }: Pick<BankAccount, "bank" | "number">) => `${bank}:${number}`;

/** The accounts by bank and number. */
export function createBankAccounts(): Map<string, BankAccount> {
  return new Map(TEST_ACCOUNTS.map((account) => [accountKey(account), account]));
}
