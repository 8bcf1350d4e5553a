import type { Queryable } from "../../db/client.ts";
import type { AppDeps } from "../../deps.ts";
import { refuse } from "../../lib/refuse.ts";
import { seal } from "../../lib/sealed-text.ts";
import { replaceScheduleMethod } from "../order-schedules/repository.ts";
import { BILLING_KEY_PURPOSE } from "./find-billing-key.ts";
import { keepIssuedKey, type TrackedBillingKey } from "./issue-billing-key.ts";
import { maskCardNumber } from "./mask-card-number.ts";
import type { RegisteredCard } from "./register-card.ts";
import { releaseBillingKeys } from "./release-billing-keys.ts";
import {
  activateNewestMethod,
  deleteMethodsOfOrder,
  insertPaymentMethod,
  insertUsableMethod,
  lockMethods,
  type MethodRow,
  replaceMethods,
} from "./repository.ts";

/**
 * Stores the billing key that an order is about to be paid with; it becomes usable only when the order is paid.
 * @param kept the buyer asked to keep the card for the next order
 * @returns false when it came so late that the key is being deleted: then it must not be charged
 */
export async function storePaymentMethod(
  deps: AppDeps,
  order: { id: string; userId: string },
  issued: RegisteredCard,
  kept: boolean,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    if (!(await keepIssuedKey(deps, tx, issued))) return false;
    await insertPaymentMethod(tx, { ...toRow(deps, order.userId, issued), orderId: order.id, kept });
    return true;
  });
}

/**
 * Keeps a card that was registered without an order, and gives up an older entry of the same card. Returns its id.
 * @throws ApiError 502 class 30001 when it came so late that its key is being deleted.
 */
export async function addPaymentMethod(
  deps: AppDeps,
  tx: Queryable,
  userId: string,
  issued: RegisteredCard,
): Promise<string> {
  if (!(await keepIssuedKey(deps, tx, issued))) throw refuse.paymentProviderFailed(TOO_LATE);
  const method = await insertUsableMethod(tx, toRow(deps, userId, issued));
  await giveWay(deps, tx, method, null);
  return method.id;
}

const TOO_LATE = "카드를 등록하는 데 너무 오래 걸렸어요. 잠시 후 다시 등록해 주세요.";

function toRow(deps: AppDeps, userId: string, issued: RegisteredCard) {
  return {
    userId,
    paymentType: "CARD" as const,
    cardName: issued.cardName,
    cardNumber: maskCardNumber(issued.maskedNumber),
    cardExpiry: issued.cardExpiry,
    billingKey: seal(deps.config.authSecret, BILLING_KEY_PURPOSE, issued.billingKey),
  };
}

/** What a new method replaces is given up at the provider too; its renewals go on with the new one. */
async function giveWay(deps: AppDeps, tx: Queryable, method: MethodRow, order: { id: string; userId: string } | null) {
  const replaced = await replaceMethods(tx, method, order);
  await replaceScheduleMethod(
    tx,
    method.userId,
    replaced.map(({ id }) => id),
    method.id,
  );
  await releaseBillingKeys(deps, tx, replaced);
}

/** Gives a billing key up that was issued and is not needed: it was never stored. */
export async function releaseIssuedKey(deps: AppDeps, issued: TrackedBillingKey): Promise<void> {
  const sealed = seal(deps.config.authSecret, BILLING_KEY_PURPOSE, issued.billingKey);
  await deps.db.transaction(async (tx) => {
    // Whether or not the look for it has begun: a key may be deleted twice.
    await keepIssuedKey(deps, tx, issued);
    await releaseBillingKeys(deps, tx, [{ id: issued.issueId, billingKey: sealed }]);
  });
}

/**
 * Makes the card that a paid order brought usable, when it was asked to be kept or the order goes on with it; otherwise its
 * key is given up. What it replaces is given up at the provider too.
 */
export async function activatePaymentMethod(
  deps: AppDeps,
  tx: Queryable,
  order: { id: string; userId: string },
): Promise<void> {
  const method = await activateNewestMethod(tx, order);
  if (!method) return discardPaymentMethod(deps, tx, order);
  await lockMethods(tx, order.userId);
  await giveWay(deps, tx, method, order);
}

/** Forgets the billing keys that an order brought and nothing uses, here and (by a job) at the provider. */
export async function discardPaymentMethod(
  deps: AppDeps,
  tx: Queryable,
  order: { id: string; userId: string },
): Promise<void> {
  await releaseBillingKeys(deps, tx, await deleteMethodsOfOrder(tx, order));
}
