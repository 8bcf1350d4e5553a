import { canOrderTransition } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { ApiError, refuse } from "../../../../lib/errors/refuse.ts";
import { describeFailure } from "../../../payments/payments/describe-failure.ts";
import { countGuess, takeGuessBack } from "../../benefits/count-guess.ts";
import { advanceOrder } from "../charges/advance-order.ts";
import type { PurchaseRequest } from "../purchase-request.ts";
import { findOrderById, findOrderOfRequest, type OrderRow, takeLease } from "../repository.ts";
import { reserveOrder } from "../reservations/reserve-order.ts";

export interface CreatedOrder {
  merchantUid: string;
  status: "PAID";
  /** Won. */
  amount: number;
}

/**
 * Makes the order of a request, or finds the one that its key has made already.
 * @throws ApiError what `reserveOrder` throws; 422 INVALID_ENROLLMENT for another body under a used key; 429 class
 *   50006 after too many wrong coupon codes, 429 INVALID_REQUEST_PAY_CARD after too many declined cards;
 *   INVALID_REQUEST_PAY_CARD or 30001 with the provider's message when it refused; FAIL_CREATE_ORDER (503) while
 *   nobody knows.
 */
export async function createOrder(ctx: Ctx, request: PurchaseRequest): Promise<CreatedOrder> {
  await ctx.checkpoint("start");
  const { order, isFresh } = await reserveOrFind(ctx, request);
  if (isFresh) await ctx.checkpoint("after-reserve");
  const held = isFresh ? order : await takeOver(ctx, order);
  const settled = held && (await advanceOrder(ctx, held, { instrument: request.instrument, isFresh }));
  await ctx.checkpoint("before-reply");
  return toAnswer(settled ?? (await findOrderById(ctx.db, order.id)) ?? order);
}

/** The order of the request, or the one that its key, or another tab with the same draft, has made. */
async function reserveOrFind(ctx: Ctx, request: PurchaseRequest): Promise<{ order: OrderRow; isFresh: boolean }> {
  const { userId, idempotencyKey, draftId, hash } = request;
  // Reserving may be refused because an equal request has just taken the benefit: then that one's order is the answer.
  const refusal = await reserve(ctx, request);
  if (refusal !== null && !(refusal instanceof ApiError)) return { order: refusal, isFresh: true };
  const existing = await findOrderOfRequest(ctx.db, userId, idempotencyKey, draftId);
  if (!existing) throw refusal ?? refuse.orderPending();
  if (existing.requestHash !== hash) throw refuse.idempotencyKeyReused({ merchantUid: existing.merchantUid });
  return { order: existing, isFresh: false };
}

/** @returns the new order; null when there is one already; why it was refused */
async function reserve(ctx: Ctx, request: PurchaseRequest): Promise<OrderRow | null | ApiError> {
  // An id cannot be guessed.
  const isGuess = request.benefit !== null && "referralCode" in request.benefit;
  if (isGuess) await countGuess(ctx, request.userId);
  const reserved = await reserveOrder(ctx, request).catch((error) => {
    if (error instanceof ApiError) return error;
    throw error;
  });
  const isWrong = reserved instanceof ApiError && reserved.errorCode === 50003;
  if (isGuess && !isWrong) await takeGuessBack(ctx, request.userId);
  return reserved;
}

const POLL_MS = 50;

/**
 * Takes up an order that another request pays, or had begun to pay; null when there is nothing left to do, or to wait
 * for.
 */
async function takeOver({ db, config }: Ctx, existing: OrderRow): Promise<OrderRow | null> {
  // Who works on it may take as long; of one who died just now the order is to be had within seconds.
  const giveUpAt = Date.now() + config.chargeWindowMs + 10 * POLL_MS;
  let order: OrderRow | undefined = existing;
  while (order?.status === "PENDING" && Date.now() < giveUpAt) {
    const taken = await takeLease(db, order.id, config.purchaseLeaseMs);
    if (taken) return taken;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    order = await findOrderById(db, existing.id);
  }
  return null;
}

const TAKEN_BACK = "이 신청의 결제는 되돌렸어요. 수업을 다시 골라 주세요.";

function toAnswer(order: OrderRow): CreatedOrder {
  const { merchantUid, amount } = order;
  if (canOrderTransition(order.status, "PAID")) {
    throw refuse.orderPending({ merchantUid });
  }
  if (order.status === "FAILED") {
    const { error, message } = describeFailure(order);
    throw refuse[error]({ merchantUid, providerMessage: message });
  }
  if (order.status === "REFUNDED") throw refuse.draftPaid({ merchantUid, message: TAKEN_BACK });
  return { merchantUid, status: "PAID", amount };
}
