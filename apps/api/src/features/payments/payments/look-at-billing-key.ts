import { storedPaymentLabel } from "@pkg/domain";
import { z } from "zod";
import type { Ctx } from "../../../deps.ts";
import type { Secret } from "../../../secrets/secret.ts";
import { isApprovalAlive } from "./approval-repository.ts";
import { isKeyOf } from "./find-billing-key.ts";
import { disconnectMethod, findMethodsOfIssue } from "./repository.ts";
import { findMethodUses } from "./schedule-repository.ts";

/**
 * Follows up a webhook about a billing key, which is only a hint: the key is read back. One that was taken back, e.g. in the
 * wallet's app, has to be registered again; one of a wallet that no order may use, because its approval came too late or was
 * never asked for, is deleted at the provider.
 * @throws PaymentUncertain when the provider did not answer; PaymentDeclined when it did not delete the key.
 */
export async function lookAtBillingKey(ctx: Ctx, billingKey: Secret): Promise<void> {
  const key = await ctx.payments.getBillingKey(billingKey);
  const issueId = z.uuid().safeParse(key?.issueId);
  if (!key || !issueId.success) return;
  const stored = (await findMethodsOfIssue(ctx.db, issueId.data)).find((one) => isKeyOf(ctx, one, billingKey));
  if (key.status === "DELETED") {
    if (stored) await disconnect(ctx, stored.id);
    return;
  }
  if (stored || key.wallet === null || (await isApprovalAlive(ctx.db, issueId.data))) return;
  ctx.logger.warn({ issueId: issueId.data }, "a wallet's key came too late and is deleted");
  await ctx.payments.deleteBillingKey(billingKey);
}

/** Marks the method, and tells its owner when renewals are charged with it. */
async function disconnect(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const method = await disconnectMethod(tx, id);
    if (!method) return;
    const uses = await findMethodUses(tx, method.userId);
    if (!uses.some(({ paymentMethodId, isPaused }) => paymentMethodId === id && !isPaused)) return;
    const text = `[나란] 정기 결제에 쓰는 ${storedPaymentLabel(method)} 연결이 끊겼어요. 다음 결제 전에 마이페이지에서 결제 수단을 바꿔 주세요.`;
    const key = `method.disconnected:${id}`;
    await ctx.jobs.queueNotice(tx, { key, kind: "PAYMENT", userId: method.userId, text });
  });
}
