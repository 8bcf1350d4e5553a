import { PAYMENT_METHOD_LABELS, type Wallet } from "@pkg/domain";
import { z } from "zod";
import type { Ctx } from "../../../deps.ts";
import type { Secret } from "../../../secrets/secret.ts";
import { isApprovedFor } from "./approval-repository.ts";
import type { RegisteredMethod } from "./register-card.ts";

/**
 * Reads back a key that a browser brought from a wallet's window. It is taken only when the provider says that it is in use,
 * of this wallet's channel, and issued to this account for an approval of ours that belongs to the same account and draft.
 * @returns `null` when it is anything else
 * @throws PaymentUncertain when the provider did not answer.
 */
export async function checkWalletKey(
  ctx: Ctx,
  { userId, draftId }: { userId: string; draftId: string | null },
  { wallet, billingKey }: { wallet: Wallet; billingKey: Secret },
): Promise<RegisteredMethod | null> {
  const key = await ctx.payments.getBillingKey(billingKey);
  if (key?.status !== "ISSUED" || key.wallet !== wallet || key.customerId !== userId) return null;
  const issueId = z.uuid().safeParse(key.issueId);
  if (!issueId.success || !(await isApprovedFor(ctx.db, issueId.data, { userId, draftId, wallet }))) return null;
  await ctx.checkpoint("after-issue");
  return {
    issueId: issueId.data,
    billingKey,
    paymentType: wallet,
    cardName: PAYMENT_METHOD_LABELS[wallet],
    maskedNumber: "",
    cardExpiry: null,
  };
}
