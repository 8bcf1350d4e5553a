import { formatWon } from "../money/format-won.ts";
import type { Product } from "../product/product.ts";
import { addMonths, type KstDate, toKstDate } from "../time/kst-date.ts";

/** The automatic payment that follows an order of products which go on month by month. */
export interface Renewal {
  /** The day of the first one in Korea. */
  readonly date: KstDate;
  /** Won, of all courses that are renewed that day. A benefit counts for the first payment only. */
  readonly amount: number;
}

/** The parts of a product that decide about its renewal. */
export type RenewedProduct = Pick<Product, "periodic" | "totalMonths" | "finalCost">;

/**
 * The next automatic payment after an order by card; null when no product goes on by itself. Each goes on after its own
 * months, on the same day of the month or the month's last one; of several days the first counts.
 * @param paidAt instant of the payment, or now before it
 */
export function nextRenewal(products: readonly RenewedProduct[], paidAt: Date): Renewal | null {
  const renewed = products
    .filter(({ periodic }) => periodic)
    .map(({ totalMonths, finalCost }) => ({
      date: addMonths(toKstDate(paidAt), Math.max(totalMonths, 1)),
      amount: finalCost,
    }));
  const [date] = renewed.map((one) => one.date).sort();
  if (date === undefined) return null;
  return { date, amount: renewed.reduce((sum, one) => (one.date === date ? sum + one.amount : sum), 0) };
}

/** "다음 결제: 12월 23일 108,000원, 언제든 멈출 수 있어요" */
export function renewalText({ date, amount }: Renewal): string {
  const [, month, day] = date.split("-").map(Number);
  return `다음 결제: ${month}월 ${day}일 ${formatWon(amount)}, 언제든 멈출 수 있어요`;
}
