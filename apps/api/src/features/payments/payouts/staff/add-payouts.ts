import type { PayoutAmount } from "@pkg/domain";

type Sums = Omit<PayoutAmount, "tax">;

/** Adds payouts up, in won; each has been taxed by itself. */
export function addPayouts(payouts: readonly Sums[]): PayoutAmount {
  const sum = (field: keyof Sums) => payouts.reduce((total, payout) => total + payout[field], 0);
  const [incomeTax, localTax] = [sum("incomeTax"), sum("localTax")];
  return { gross: sum("gross"), incomeTax, localTax, tax: incomeTax + localTax, net: sum("net") };
}
