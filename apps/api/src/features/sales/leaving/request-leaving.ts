import { readClock } from "../../../db/read-clock.ts";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { buyerOf } from "../../links/class-links/use-class-link.ts";
import { requestRefund } from "../../payments/refunds/request-refund.ts";
import { quoteLeaving, requireClass, sumOf } from "./get-leaving.ts";
import type { LeftWire } from "./schemas.ts";

/** A buyer leaves a class; the amount is the one that they saw. */
export interface Leaving {
  matchId: string;
  idempotencyKey: string;
  shownAmount: number;
}

/**
 * Gives up what is left of a class, and gives its money back by the payments it came from.
 * @throws ApiError 404 for a match that is missing or somebody else's; 409 class 50004 when nothing is left, when the amount is another one
 *   now, and as `requestRefund`
 */
export async function requestLeaving(ctx: Ctx<"account" | "link">, leaving: Leaving): Promise<LeftWire> {
  const { matchId, idempotencyKey, shownAmount } = leaving;
  const row = await requireClass(ctx.db, buyerOf(ctx, matchId), matchId);
  const parts = await quoteLeaving(ctx.db, row, await readClock(ctx.db));
  if (parts.length === 0) throw refuse.notNow("그만둘 수업이 남아 있지 않아요.");
  if (sumOf(parts) !== shownAmount) {
    throw refuse.notNow("그사이 환불할 금액이 바뀌었어요. 새 금액을 확인해 주세요.");
  }
  for (const { order, itemIds, quote } of parts) {
    await requestRefund(ctx, {
      order,
      idempotencyKey: `${idempotencyKey}:${order}`,
      orderItemIds: itemIds,
      reason: "",
      shownAmount: quote.amount,
    });
  }
  return { amount: shownAmount };
}
