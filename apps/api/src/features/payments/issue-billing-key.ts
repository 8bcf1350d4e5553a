import { randomUUID } from "node:crypto";
import { type BillingKeyRequest, type IssuedBillingKey, PaymentDeclined } from "../../adapters/payments/port.ts";
import type { Queryable } from "../../db/client.ts";
import type { AppDeps } from "../../deps.ts";

/** A key of which the provider knows who asked for it, and we that it has to be stored or deleted. */
export type TrackedBillingKey = IssuedBillingKey & { issueId: string };

/** Longer than any request lives: whoever issued the key has stored it by then, or never will. */
const SWEEP_SECONDS = 10 * 60;
const name = "billing-key.sweep";
const keyOf = (issueId: string): string => `${name}:${issueId}`;

/**
 * Has a billing key issued in such a way that it cannot be lost: before the provider is asked, a look for what becomes of
 * the request is written down. Only `keepIssuedKey` calls it off, so a key that was issued for a process that died, or whose
 * answer got lost, is found at the provider by its id and deleted there (`deleteLostKeys`).
 * @throws PaymentDeclined when no key was issued; PaymentUncertain when nobody knows.
 */
export async function issueBillingKey(
  deps: AppDeps,
  request: Omit<BillingKeyRequest, "issueId">,
): Promise<TrackedBillingKey> {
  const issueId = randomUUID();
  const payload = { issueId, userId: request.customerId };
  await deps.jobs.send(deps.db, { name, key: keyOf(issueId), payload, delaySeconds: SWEEP_SECONDS });
  try {
    const issued = await deps.payments.issueBillingKey({ ...request, issueId });
    await deps.checkpoint("after-issue");
    return { ...issued, issueId };
  } catch (error) {
    if (error instanceof PaymentDeclined) await deps.jobs.withdraw(deps.db, name, keyOf(issueId));
    throw error;
  }
}

/**
 * Calls the look for a key off, in the transaction that stores it.
 * @returns false when the look has begun: the key is being deleted at the provider and must not be stored
 */
export async function keepIssuedKey(deps: AppDeps, tx: Queryable, { issueId }: TrackedBillingKey): Promise<boolean> {
  return deps.jobs.withdraw(tx, name, keyOf(issueId));
}
