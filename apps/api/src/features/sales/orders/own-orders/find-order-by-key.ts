import { ERRORS } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { describeFailure } from "../../../payments/payments/describe-failure.ts";
import type { OrderOutcomeWire } from "../schemas.ts";
import { findOwnOrder } from "./repository.ts";

/**
 * What became of the purchase with this key; a client that lost the answer asks here instead of paying again.
 * Null when the key never made an order of this buyer's: each view of the payment asks, and mostly before paying.
 */
export async function findOrderByKey(
  { db, actor: { userId } }: Ctx<"account">,
  key: string,
): Promise<OrderOutcomeWire | null> {
  const order = await findOwnOrder(db, userId, { key });
  if (!order) return null;
  const { merchantUid, status, amount, applicantCompleted } = order;
  const failure = status === "FAILED" ? describeFailure(order) : null;
  return {
    merchantUid,
    status,
    amount,
    applicantCompleted,
    failure: failure && { errorCode: ERRORS[failure.error].errorCode, message: failure.message },
  };
}
