import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type Buyer, renewToken } from "./buyers.ts";
import { ORIGIN, patienceWith, type Variant } from "./settings.ts";

export type Answer = { kind: "paid"; merchantUid: string } | { kind: "refused"; errorCode: unknown } | { kind: "none" };
/** The server asks whether the same is bought once more. */
type Asked = { kind: "asked"; merchantUid: string };

/**
 * What a careful client does: sends the purchase, and while it has no definite answer sends the same key again to
 * whichever server is up. `origin()` changes when the harness restarts the server.
 */
export async function buyUntilAnswered(buyer: Buyer, origin: () => string, variant: Variant | null): Promise<Answer> {
  let key = randomUUID();
  const giveUpAt = Date.now() + patienceWith(variant).answerMs;
  while (Date.now() < giveUpAt) {
    const answer = await buyOnce(buyer, origin(), key);
    // Says yes to whatever is asked: the key alone has to hold.
    if (answer.kind === "asked") buyer.body = { ...buyer.body, alsoBought: answer.merchantUid };
    else if (answer.kind !== "none") return answer;
    // Broken on purpose: takes every try for a new purchase.
    if (variant === "new-key-per-retry") key = randomUUID();
    await pause(50);
  }
  return { kind: "none" };
}

/**
 * Buys where no purchase is meant to fail: a try that a busy machine refused, as when the provider took too long to store the
 * card, is made anew as a buyer would. @returns the last answer, which is paid but for a product that refuses for good
 */
export async function buyUntilPaid(buyer: Buyer, origin: () => string): Promise<Answer> {
  const giveUpAt = Date.now() + patienceWith(null).answerMs;
  for (;;) {
    const answer = await buyUntilAnswered(buyer, origin, null);
    if (answer.kind === "paid" || Date.now() > giveUpAt) return answer;
    await pause(50);
  }
}

/** Buys what a trial begins with. @returns the order's merchantUid; null when none was paid in time */
export async function buyForTrial(buyer: Buyer, origin: () => string): Promise<string | null> {
  const answer = await buyUntilPaid(buyer, origin);
  return answer.kind === "paid" ? answer.merchantUid : null;
}

/** Buys what a trial cannot begin without. @throws Error when it was not paid in time */
export async function mustBuy(buyer: Buyer, origin: () => string): Promise<string> {
  const merchantUid = await buyForTrial(buyer, origin);
  if (!merchantUid) throw new Error("A course of the trial was not bought.");
  return merchantUid;
}

async function buyOnce(buyer: Buyer, origin: string, key: string): Promise<Answer | Asked> {
  try {
    const response = await fetch(`${origin}/api/lessons/orders/${buyer.call}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${buyer.accessToken}`,
        origin: ORIGIN,
        "idempotency-key": key,
      },
      body: JSON.stringify(buyer.body),
      signal: AbortSignal.timeout(5_000),
    });
    const body = (await response.json()) as { merchantUid: string; errorCode: unknown; reason?: string };
    if (response.status === 401) {
      await renewToken(buyer);
      return { kind: "none" };
    }
    if (response.ok) return { kind: "paid", merchantUid: body.merchantUid };
    if (response.status === 503 || response.status >= 500) return { kind: "none" };
    if (body.reason === "ALREADY_BOUGHT") return { kind: "asked", merchantUid: body.merchantUid };
    return { kind: "refused", errorCode: body.errorCode };
  } catch {
    return { kind: "none" };
  }
}
