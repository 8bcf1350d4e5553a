import { randomUUID } from "node:crypto";
import { type BillingKeyRequest, type IssuedBillingKey, PaymentDeclined } from "../../../adapters/payments/port.ts";
import type { Queryable } from "../../../db/client.ts";
import type { Ctx } from "../../../deps.ts";
import type { Job } from "../../../lib/jobs/job-queue.ts";

/** A key of which the provider knows who asked for it, and we that it has to be stored or deleted. */
export type TrackedBillingKey = IssuedBillingKey & { issueId: string };

/** Longer than any request lives: whoever issued the key has stored it by then, or never will. */
const SWEEP_SECONDS = 10 * 60;

/** The look for what became of a request for a billing key. */
export function lookForKey({ issueId, userId }: { issueId: string; userId: string }): Job<"billing-key.sweep"> {
  const name = "billing-key.sweep";
  return { name, key: `${name}:${issueId}`, payload: { issueId, userId }, delaySeconds: SWEEP_SECONDS };
}

/**
 * Has a billing key issued in such a way that it cannot be lost: before the provider is asked, a look for what becomes of
 * the request is written down. Only who stores the key calls it off, so a key that was issued for a process that died, or whose
 * answer got lost, is found at the provider by its id and deleted there (`deleteLostKeys`).
 * @param writtenId the id of a look that the caller has written down already
 * @throws PaymentDeclined when no key was issued; PaymentUncertain when nobody knows.
 */
export async function issueBillingKey(
  ctx: Ctx,
  request: Omit<BillingKeyRequest, "issueId">,
  writtenId?: string,
): Promise<TrackedBillingKey> {
  const issueId = writtenId ?? randomUUID();
  const look = lookForKey({ issueId, userId: request.customerId });
  if (!writtenId) await ctx.jobs.send(ctx.db, look);
  try {
    const issued = await ctx.payments.issueBillingKey({ ...request, issueId });
    await ctx.checkpoint("after-issue");
    return { ...issued, issueId };
  } catch (error) {
    if (error instanceof PaymentDeclined) await ctx.jobs.withdraw(ctx.db, look.name, look.key);
    throw error;
  }
}

/**
 * Calls the look for a key off, in the transaction that stores it.
 * @returns false when the look has begun: the key is being deleted at the provider and must not be stored
 */
export async function keepIssuedKey(
  ctx: Ctx,
  tx: Queryable,
  issued: TrackedBillingKey & { userId: string },
): Promise<boolean> {
  const { name, key } = lookForKey(issued);
  return ctx.jobs.withdraw(tx, name, key);
}
