import {
  addDays,
  type KstDate,
  type ListedPayment,
  type ListedPaymentStatus,
  type PaymentDifference,
  reconcilePayments,
  startOfKstDate,
} from "@pkg/domain";
import type { ProviderPayment, ProviderPaymentStatus } from "../../../adapters/payments/port.ts";
import type { Ctx } from "../../../deps.ts";
import { findBooked, storeFailure, storeResult, sumBooked } from "./repository.ts";

type Listed = Map<string, ProviderPayment>;

/** So many differences are looked at again one by one; more of them say enough. */
const MOST_LOOKS = 300;

const STATUSES: Readonly<Record<ProviderPaymentStatus, ListedPaymentStatus>> = {
  PAID: "PAID",
  PARTIAL_CANCELLED: "PARTIAL_CANCELLED",
  CANCELLED: "CANCELLED",
  FAILED: "UNPAID",
  PENDING: "UNPAID",
  READY: "UNPAID",
};

/**
 * Compares our books of a day in Korea with the provider's list, and keeps the result. A difference is an error in the log, which
 * is the alarm. When the provider cannot be read, that is kept in place of a result.
 * @throws PaymentUncertain when the provider cannot be read
 */
export async function reconcileDay(ctx: Ctx, day: KstDate): Promise<void> {
  const { db, logger } = ctx;
  const range = { start: startOfKstDate(day), end: startOfKstDate(addDays(day, 1)) };
  try {
    const listed = await readList(ctx, range);
    const booked = await findBooked(db, [...listed.keys()], range);
    const first = reconcilePayments(booked, [...listed.values()].map(toListed));
    const differences = await lookAgain(ctx, first, listed);
    const { paid, refunded } = await sumBooked(db, range);
    const isOfDay = (at: Date | null) => at !== null && at >= range.start && at < range.end;
    const payments = [...listed.values()];
    const paidThere = sum(payments.filter(({ paidAt }) => isOfDay(paidAt)).map(({ totalAmount }) => totalAmount));
    const given = payments.flatMap(({ cancellations }) => cancellations).filter(({ at }) => isOfDay(at));
    await storeResult(db, day, {
      paidHere: paid,
      paidThere,
      refundedHere: refunded,
      refundedThere: sum(given.map(({ amount }) => amount)),
      differences,
    });
    if (differences.length === 0) return;
    const kinds = Object.groupBy(differences, ({ kind }) => kind);
    const counts = Object.fromEntries(Object.entries(kinds).map(([kind, ones]) => [kind, ones.length]));
    logger.error({ day, differences: counts }, "our books differ from the provider's list, finance has to look at it");
  } catch (error) {
    await storeFailure(db, day);
    throw error;
  }
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Every payment that was made, or last changed, in the time. */
async function readList({ payments }: Ctx, { start, end }: { start: Date; end: Date }): Promise<Listed> {
  const listed: Listed = new Map();
  const until = new Date(end.getTime() - 1);
  for (const by of ["CREATED", "CHANGED"] as const) {
    for (let page = 0; ; page++) {
      const answer = await payments.listPayments({ by, from: start, until, page });
      for (const payment of answer.payments) listed.set(payment.paymentId, payment);
      if (answer.isLast) break;
    }
  }
  return listed;
}

/**
 * Reads what differs once more, on both sides: it may have been paid or given back between the two readings, and a payment of the
 * day that changed on a later one stands in neither list.
 */
async function lookAgain(
  { db, payments }: Ctx,
  found: PaymentDifference[],
  listed: Listed,
): Promise<PaymentDifference[]> {
  const again = found.slice(0, MOST_LOOKS).map(({ paymentId }) => paymentId);
  for (const id of again) {
    const payment = await payments.getPayment(id);
    if (payment) listed.set(id, payment);
  }
  const there = again.flatMap((id) => listed.get(id) ?? []).map(toListed);
  return [...reconcilePayments(await findBooked(db, again, null), there), ...found.slice(MOST_LOOKS)];
}

const toListed = ({ paymentId, status, totalAmount, cancelledAmount }: ProviderPayment): ListedPayment => ({
  paymentId,
  status: STATUSES[status],
  amount: totalAmount,
  refunded: cancelledAmount,
});
