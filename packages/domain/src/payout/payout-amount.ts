/** Income tax withheld from a freelancer's pay, in percent (소득세법 제129조 제1항 제3호). */
export const WITHHOLDING_RATE = 3;
/** Local income tax, in percent of the income tax (지방세법 제103조의13). */
export const LOCAL_TAX_RATE = 10;
/** Taxes are cut off below ten won, each by itself (국고금 관리법 제47조, 지방회계법 제55조). */
const TAX_UNIT = 10;

/** What a tutor is paid for a month, in won: `net` = `gross` - `tax`, and `tax` = `incomeTax` + `localTax`. */
export interface PayoutAmount {
  readonly gross: number;
  readonly incomeTax: number;
  readonly localTax: number;
  readonly tax: number;
  readonly net: number;
}

/**
 * Adds lessons up and takes the tax off that the payer withholds, 3.3 per cent. There is no least amount: small taxes on
 * personal services are withheld, too (소득세법 제86조).
 * @throws RangeError when an amount is no whole number of won from 0
 */
export function payoutOf(lessons: readonly { readonly amount: number }[]): PayoutAmount {
  if (lessons.some(({ amount }) => !Number.isSafeInteger(amount) || amount < 0)) throw new RangeError("Invalid amount");
  const gross = lessons.reduce((sum, { amount }) => sum + amount, 0);
  const incomeTax = percentCutOff(gross, WITHHOLDING_RATE);
  const localTax = percentCutOff(incomeTax, LOCAL_TAX_RATE);
  const tax = incomeTax + localTax;
  return { gross, incomeTax, localTax, tax, net: gross - tax };
}

const percentCutOff = (amount: number, percent: number) => Math.floor((amount * percent) / (100 * TAX_UNIT)) * TAX_UNIT;
