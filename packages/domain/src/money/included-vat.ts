/** Rate of value-added tax in Korea, in percent of the price without it. */
export const VAT_RATE = 10;

/** The value-added tax within an amount that includes it, in whole won (부가가치세법 제30조: a tenth of the price without it). */
export function includedVat(amount: number): number {
  return Math.round((amount * VAT_RATE) / (100 + VAT_RATE));
}
