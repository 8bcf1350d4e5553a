import type { Ctx } from "../../../deps.ts";
import { closeApproval } from "./approval-repository.ts";
import { isKeyOf } from "./find-billing-key.ts";
import { findMethodsOfIssue } from "./repository.ts";

const LATE_SECONDS = 24 * 60 * 60;

/**
 * Deletes at the provider what a request or an approval left there that nobody stored, and looks once more a day later:
 * a request that was never answered may have been carried out late.
 */
export async function deleteLostKeys(
  ctx: Ctx,
  { issueId, userId, isLate }: { issueId: string; userId: string; isLate: boolean },
): Promise<void> {
  await closeApproval(ctx.db, issueId);
  const stored = await findMethodsOfIssue(ctx.db, issueId);
  const issued = await ctx.payments.findIssuedKeys({ issueId, customerId: userId });
  const keys = issued.filter((key) => !stored.some((method) => isKeyOf(ctx, method, key)));
  for (const key of keys) await ctx.payments.deleteBillingKey(key);
  if (keys.length > 0) ctx.logger.warn({ issueId, keys: keys.length }, "a billing key that nobody stored was deleted");
  if (isLate) return;
  await ctx.jobs.send(ctx.db, {
    name: "billing-key.sweep",
    key: `billing-key.sweep-late:${issueId}`,
    payload: { issueId, userId, isLate: true },
    delaySeconds: LATE_SECONDS,
  });
}
