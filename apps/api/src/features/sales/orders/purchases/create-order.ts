import { canOrderTransition } from "@pkg/domain";
import type { AppDeps } from "../../../../deps.ts";
import { ApiError, refuse } from "../../../../lib/errors/refuse.ts";
import { describeFailure } from "../../../payments/payments/describe-failure.ts";
import { countGuess } from "../../benefits/count-guess.ts";
import { advanceOrder } from "../charges/advance-order.ts";
import { hashRequest, type PurchaseRequest } from "../purchase-request.ts";
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
 * @throws ApiError what `priceOrder` throws; 422 INVALID_ENROLLMENT for another body under a used key; 429 class 50006
 *   after too many wrong coupon codes, 429 INVALID_REQUEST_PAY_CARD after too many declined cards; INVALID_REQUEST_PAY_CARD or 30001 with the provider's message when it refused;
 *   FAIL_CREATE_ORDER (503) while nobody knows.
 */
export async function createOrder(deps: AppDeps, request: PurchaseRequest): Promise<CreatedOrder> {
  await deps.checkpoint("start");
  const settled = await begin(deps, request);
  await deps.checkpoint("before-reply");
  return toAnswer(settled);
}

async function begin(deps: AppDeps, request: PurchaseRequest): Promise<OrderRow> {
  const order = await reserve(deps, request);
  if (!order) return resumeOrThrow(deps, request);
  await deps.checkpoint("after-reserve");
  return advanceOrder(deps, order, { instrument: request.instrument, isFresh: true });
}

/** Reserving may be refused because an equal request has just taken the benefit: then that one's order is the answer. */
async function reserve(deps: AppDeps, request: PurchaseRequest): Promise<OrderRow | null> {
  const { benefit, userId } = request;
  try {
    // An id cannot be guessed.
    if (!benefit || "couponId" in benefit) return await reserveOrder(deps, request);
    return await countGuess(deps, userId, () => reserveOrder(deps, request));
  } catch (error) {
    const existing = await findOrderOfRequest(deps.db, request.userId, request.idempotencyKey, request.draftId);
    if (error instanceof ApiError && existing) return null;
    throw error;
  }
}

async function resumeOrThrow(deps: AppDeps, request: PurchaseRequest): Promise<OrderRow> {
  const order = await resume(deps, request);
  if (!order) throw refuse.orderPending();
  return order;
}

const POLL_MS = 50;

/** Takes up the order that this key, or another tab with the same draft, has made; `null` when there is none. */
async function resume(deps: AppDeps, request: PurchaseRequest): Promise<OrderRow | null> {
  const existing = await findOrderOfRequest(deps.db, request.userId, request.idempotencyKey, request.draftId);
  if (!existing) return null;
  if (existing.requestHash !== hashRequest(request)) {
    throw refuse.idempotencyKeyReused({ merchantUid: existing.merchantUid });
  }
  let order: OrderRow = existing;
  // Who works on it may take as long; of one who died just now the order is to be had within seconds.
  const giveUpAt = Date.now() + deps.config.chargeWindowMs + 10 * POLL_MS;
  while (order.status === "PENDING" && Date.now() < giveUpAt) {
    const taken = await takeLease(deps.db, order.id, deps.config.purchaseLeaseMs);
    if (taken) return advanceOrder(deps, taken, { instrument: request.instrument });
    // Somebody else is paying it right now; their result is this request's answer too.
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    order = (await findOrderById(deps.db, order.id)) ?? order;
  }
  return order;
}

function toAnswer(order: OrderRow): CreatedOrder {
  const { merchantUid, amount } = order;
  if (canOrderTransition(order.status, "PAID")) {
    throw refuse.orderPending({ merchantUid });
  }
  if (order.status === "FAILED") {
    const { error, message } = describeFailure(order);
    throw refuse[error]({ merchantUid, providerMessage: message });
  }
  return { merchantUid, status: "PAID", amount };
}
