import { formatWon } from "../money/format-won.ts";

/** Longest instalment in months. */
export const MAX_INSTALLMENT_MONTHS = 12;
/** Korean cards pay by instalments from 50,000 won on. */
export const MIN_INSTALLMENT_AMOUNT = 50_000;

/** One choice of instalments; `cardQuota` 1 is a lump sum. */
export interface InstallmentOption {
  readonly cardQuota: number;
  readonly label: string;
  /** What a month costs, won rounded down: "월 354,274원"; empty for a lump sum or without an amount. */
  readonly monthly: string;
}

/**
 * The instalments of a card payment: lump sum and 2 to 12 months, interest-free. Below 50,000 won a Korean card
 * takes a lump sum only.
 * @param amount won to pay; without it every choice is listed
 */
export function installmentOptions(amount?: number): InstallmentOption[] {
  const lumpSum: InstallmentOption = { cardQuota: 1, label: "일시불", monthly: "" };
  if (amount !== undefined && amount < MIN_INSTALLMENT_AMOUNT) return [lumpSum];
  const months = Array.from({ length: MAX_INSTALLMENT_MONTHS - 1 }, (_, index) => index + 2);
  const monthly = (cardQuota: number) =>
    amount === undefined ? "" : `월 ${formatWon(Math.floor(amount / cardQuota))}`;
  return [
    lumpSum,
    ...months.map((cardQuota) => ({ cardQuota, label: `${cardQuota}개월 무이자`, monthly: monthly(cardQuota) })),
  ];
}

/**
 * Checks the instalments of an order: the buyer's message, or null when a card takes them. From 50,000 won 2 to 12 months
 * are taken, below it a lump sum only.
 * @param amount won to pay
 */
export function installmentProblem(cardQuota: number, amount: number): string | null {
  const isKnown = installmentOptions(amount).some((option) => option.cardQuota === cardQuota);
  return isKnown
    ? null
    : `할부는 ${formatWon(MIN_INSTALLMENT_AMOUNT)}부터 ${MAX_INSTALLMENT_MONTHS}개월까지 고를 수 있어요.`;
}
