import { bitsToCalendar, calendarToBits, orderStatusAfterRefund, setLessons } from "@pkg/domain";
import type { Transaction } from "../../../db/client.ts";
import {
  bookTransfers,
  findContinuedMatches,
  findTransfersTo,
  lockOrders,
  releaseTransfers,
} from "../../../db/up-selling-transfers.ts";
import type { Ctx } from "../../../deps.ts";
import { planFurtherLessons } from "../../lessons/lessons/plans/plan-further-lessons.ts";
import { type ClassRow, findOwnClass } from "../../lessons/lessons/repository.ts";
import { updateMatch } from "../../matching/matches/repository.ts";
import { lockClasses } from "../../payments/refunds/lock-courses.ts";
import { findRefundItems, findRefundOrder, keepLessons, updateOrderStatus } from "../../payments/refunds/repository.ts";
import { bookTutor, lockTutor } from "../../tutors/tutors/repository.ts";
import { stopSchedulesOfCourse } from "../order-schedules/stop-schedules.ts";
import { giveOfferBack } from "./repository.ts";

/** An order that takes over the rest of courses. */
interface UpSelling {
  readonly id: string;
  /** Its buyer. */
  readonly userId: string;
}

/** Holds the orders that an up-selling takes over from, before the order itself: in the order of their ids, as everywhere. */
export async function holdTransfers(tx: Transaction, orderId: string): Promise<void> {
  const transfers = await findTransfersTo(tx, orderId);
  await lockOrders(tx, [orderId, ...transfers.map(({ fromOrderId }) => fromOrderId)]);
}

/**
 * What follows from a paid up-selling, in the transaction that makes it PAID: what was left of the classes' courses is booked as moved,
 * their arranged lessons stay where they are and count for the new course, which is planned after them, and a class that was over goes on.
 */
export async function settleTransfers(ctx: Ctx, tx: Transaction, order: UpSelling): Promise<void> {
  const transfers = await bookTransfers(tx, order.id);
  const continued = await findContinuedMatches(tx, order.id);
  await lockClasses(
    tx,
    continued.map(({ matchId }) => matchId),
  );
  for (const { fromItemId, usedCount } of transfers) await keepLessons(tx, fromItemId, usedCount);
  await ctx.checkpoint("transfer-in-book");
  for (const id of new Set(transfers.map(({ fromOrderId }) => fromOrderId))) await closeOrder(tx, id);
  await ctx.checkpoint("transfer-in-close");
  for (const { matchId, itemId } of continued) {
    const row = await findOwnClass(tx, order.userId, matchId);
    if (!row || row.status === "CANCELED") {
      ctx.logger.error({ orderId: order.id, matchId }, "an up-selling was paid for a class that is over");
      continue;
    }
    await stopSchedulesOfCourse(ctx, tx, row.orderItemId, "ENDED");
    if (row.endedAt || row.restsUntil) await openAgain(tx, row);
    await planFurtherLessons(ctx, tx, { userId: order.userId, matchId, orderId: order.id, itemId });
  }
  await ctx.checkpoint("transfer-in-plan");
}

/** Nothing was charged: what was reserved is free, and the offer holds again. */
export async function releaseUpSelling(tx: Transaction, orderId: string): Promise<void> {
  await releaseTransfers(tx, orderId);
  await giveOfferBack(tx, orderId);
}

async function closeOrder(tx: Transaction, orderId: string): Promise<void> {
  const order = await findRefundOrder(tx, orderId, null);
  if (!order) throw new Error("A transfer has an order.");
  const items = await findRefundItems(tx, order);
  const isAllGivenUp = items.every(({ keptCount }) => keptCount !== null);
  const facts = { paidAmount: order.amount, refundedAmount: order.refundedAmount, isAllGivenUp };
  await updateOrderStatus(tx, orderId, orderStatusAfterRefund(order.status, facts));
}

/** A pair whose lessons were over goes on; one that gave its tutor's weekly times and its place back has them again. */
async function openAgain(tx: Transaction, row: ClassRow): Promise<void> {
  await updateMatch(tx, row.id, { endedAt: null, restsUntil: null });
  if (!row.endedAt) return;
  const tutor = row.tutorId === null ? undefined : await lockTutor(tx, row.tutorId);
  if (!tutor) throw new Error("A pair has a tutor.");
  const takenBits = calendarToBits(setLessons(bitsToCalendar(tutor.takenBits), row, 1));
  await bookTutor(tx, tutor.id, { takenBits });
}
