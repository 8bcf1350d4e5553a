import { addDays, type KstDate } from "../time/kst-date.ts";

/** A higher price is charged at the earliest this many days after the buyer was told of it. */
export const PRICE_NOTICE_DAYS = 30;

/** A higher price that the buyer was told of. */
export interface PriceOffer {
  /** Won per period. */
  readonly amount: number;
  /** The day in Korea on which the buyer was told. */
  readonly offeredOn: KstDate;
  readonly isAccepted: boolean;
}

/** The prices of a renewal, in won. */
export interface RenewalPrices {
  /** What the buyer agreed to. */
  readonly agreed: number;
  /** What the product costs now. */
  readonly current: number;
  readonly offer: PriceOffer | null;
}

/** Whether the buyer has to be told of a higher price that they don't know of. */
export function needsPriceOffer({ agreed, current, offer }: RenewalPrices): boolean {
  return current > agreed && (offer === null || offer.amount < current);
}

/**
 * What a charge costs, or null when it must not be made: a lower price counts at once; a higher one only with the buyer's
 * consent and 30 days after they were told. Until then the agreed price goes on.
 */
export function renewalPrice({ agreed, current, offer }: RenewalPrices, dueOn: KstDate): number | null {
  if (current <= agreed) return current;
  if (offer === null || dueOn < priceStartsOn(offer)) return agreed;
  return offer.isAccepted ? Math.min(current, offer.amount) : null;
}

/** The first day on which a higher price may be charged. */
export function priceStartsOn({ offeredOn }: Pick<PriceOffer, "offeredOn">): KstDate {
  return addDays(offeredOn, PRICE_NOTICE_DAYS);
}
