import {
  type KstDate,
  needsPriceOffer,
  nextRenewalDate,
  type PriceOffer,
  priceStartsOn,
  productUnit,
  type RenewalPrices,
  RUNNING_ORDER_STATUSES,
  renewalPrice,
  type ScheduleStopReason,
  storedPaymentLabel,
  subjectName,
  toKstDate,
} from "@pkg/domain";
import type { Renewal } from "./repository.ts";

/** The parts of a renewal that its price depends on. */
interface Priced {
  readonly schedule: Pick<Renewal["schedule"], "amount" | "offeredAmount" | "offeredAt" | "offerAcceptedAt">;
  readonly product: Pick<Renewal["product"], "finalCost">;
}

/** What the buyer agreed to, what the product costs now, and what they were told of. */
export function pricesOf({ schedule, product }: Priced): RenewalPrices {
  return { agreed: schedule.amount, current: product.finalCost, offer: offerOf(schedule) };
}

function offerOf({ offeredAmount, offeredAt, offerAcceptedAt }: Priced["schedule"]): PriceOffer | null {
  if (offeredAmount === null || offeredAt === null) return null;
  return { amount: offeredAmount, offeredOn: toKstDate(offeredAt), isAccepted: offerAcceptedAt !== null };
}

/** The announced price while it is higher than what is paid. */
export function offerToShow(renewal: Priced): { amount: number; startsOn: KstDate; isAccepted: boolean } | null {
  const { agreed, current, offer } = pricesOf(renewal);
  if (offer === null || current <= agreed) return null;
  return { amount: offer.amount, startsOn: priceStartsOn(offer), isAccepted: offer.isAccepted };
}

export const isDearer = (renewal: Priced): boolean => needsPriceOffer(pricesOf(renewal));

/** Won of the charge that is due on a date; one that waits for consent is shown with the price that was announced. */
export function amountDueOn(renewal: Priced, dueOn: KstDate): { amount: number; needsConsent: boolean } {
  const prices = pricesOf(renewal);
  const amount = renewalPrice(prices, dueOn);
  return { amount: amount ?? prices.offer?.amount ?? prices.agreed, needsConsent: amount === null };
}

/** How the method that a schedule is charged with is named; null without a usable one. */
export function methodLabelOf({ method }: Pick<Renewal, "method">): string | null {
  if (!method?.isUsable) return null;
  return storedPaymentLabel(method);
}

export const unitOf = ({ product }: Pick<Renewal, "product">) => productUnit(product);

/** Whether lessons of the class can be taken: a tutor is there, and a first lesson was arranged. */
export const isArranged = ({ match, hasLessons }: Renewal): boolean => match?.tutorId != null && hasLessons;

/** Whether the announced charge waits until the class's last lessons are confirmed. */
export const isWaiting = ({ period }: Pick<Renewal, "period">): boolean =>
  period?.waitingSince != null && (period.status === "DUE" || period.status === "RETRYING");

/** Who the lessons are for, in the first words of each message: "김하준 학생 수학 중2-2 정기 결제". */
export const subjectOf = (renewal: Pick<Renewal, "studentName" | "subjectLabel" | "subjectDetailLabel">): string =>
  `${renewal.studentName} 학생 ${subjectName(renewal)} 정기 결제`;

/** When the charge after this one is due; a counted product's day follows from its lessons soon after. */
export function nextDateOf({ product, schedule }: Renewal, dueOn: KstDate, chargedOn: KstDate): KstDate {
  return nextRenewalDate(dueOn, { months: product.totalMonths, day: schedule.dayOfMonth, chargedOn });
}

/** A course that was refunded, and a class that has ended, are not renewed any more; one that rests may be. */
export function stopReasonOf({ match, origin, item, isAccountClosed }: Renewal): ScheduleStopReason | null {
  if (isAccountClosed) return "CLOSURE";
  const isRunning = RUNNING_ORDER_STATUSES.some((status) => status === origin.status);
  if (!isRunning || item.keptCount !== null || match?.status === "CANCELED") return "REFUND";
  return match?.endedAt && match.restsUntil === null ? "ENDED" : null;
}
