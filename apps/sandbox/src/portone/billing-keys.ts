import { randomUUID } from "node:crypto";
import { outcomeOfCard, TEST_CARDS } from "../cards.ts";
import type { SandboxContext } from "../context.ts";
import type { Result } from "../deliver.ts";
import { declineOf, NOT_A_TEST_CARD } from "./declines.ts";
import { pgError, portoneError } from "./errors.ts";
import { notifyBillingKey } from "./notify.ts";
import type { BillingKey, Customer } from "./records.ts";
import type { BillingKeysQuery, CustomerBody, IssueBillingKeyBody } from "./schemas.ts";
import { cardView, channelView } from "./views.ts";

const NOT_FOUND = portoneError("BILLING_KEY_NOT_FOUND", "빌링키가 존재하지 않습니다.");

/** Issues a key for a test card, unless its outcome is a refusal at this step. */
export function issueBillingKey(context: SandboxContext, body: IssueBillingKeyBody): Result {
  const { number } = body.method.card.credential;
  const outcome = outcomeOfCard(number);
  if (outcome === null) return pgError(NOT_A_TEST_CARD);
  const decline = TEST_CARDS.find((card) => card.name === outcome)?.step === "issue" ? declineOf(outcome) : null;
  if (decline !== null) return pgError(decline);
  const key: BillingKey = {
    billingKey: `billing-key-${randomUUID()}`,
    wallet: null,
    card: {
      name: outcome === "coupang-wow" ? "쿠팡 와우카드" : "테스트카드",
      bin: number.slice(0, 6),
      maskedNumber: `${number.slice(0, 6)}${"*".repeat(number.length - 10)}${number.slice(-4)}`,
      outcome,
    },
    customer: customerOf(body.customer),
    customData: body.customData,
    issueId: undefined,
    issueName: undefined,
    issuedAt: new Date(),
    deletedAt: null,
  };
  context.billingKeys.set(key.billingKey, key);
  return {
    status: 200,
    body: {
      billingKeyInfo: {
        billingKey: key.billingKey,
        channels: [channelView(context, null)],
        issuedAt: key.issuedAt.toISOString(),
      },
    },
  };
}

/** The details of a key, including deleted keys. */
export function readBillingKey(context: SandboxContext, billingKey: string): Result {
  const key = context.billingKeys.get(billingKey);
  if (key === undefined) return NOT_FOUND;
  return { status: 200, body: keyView(context, key) };
}

/** One page of the keys that match the filter, newest first. */
export function listBillingKeys(context: SandboxContext, { page, filter }: BillingKeysQuery): Result {
  const keys = [...context.billingKeys.values()]
    .toReversed()
    .filter(({ customer }) => filter.customerId === undefined || customer.id === filter.customerId)
    .filter((key) => filter.status?.includes(statusOf(key)) ?? true);
  const items = keys.slice(page.number * page.size, (page.number + 1) * page.size);
  return {
    status: 200,
    body: { items: items.map((key) => keyView(context, key)), page: { ...page, totalCount: keys.length } },
  };
}

const statusOf = (key: BillingKey) => (key.deletedAt === null ? "ISSUED" : "DELETED");

function keyView(context: SandboxContext, key: BillingKey) {
  return {
    status: statusOf(key),
    billingKey: key.billingKey,
    merchantId: "merchant-sandbox",
    storeId: context.options.portoneStoreId,
    methods: [methodView(key)],
    channels: [channelView(context, key.wallet)],
    customer: key.customer,
    customData: key.customData,
    issueId: key.issueId,
    issueName: key.issueName,
    issuedAt: key.issuedAt.toISOString(),
    ...(key.deletedAt === null ? {} : { deletedAt: key.deletedAt.toISOString() }),
  };
}

function methodView({ wallet, card }: BillingKey) {
  const method = { type: "BillingKeyPaymentMethodCard", card: cardView(card) };
  return wallet === null ? method : { type: "BillingKeyPaymentMethodEasyPay", provider: wallet, method };
}

export function deleteBillingKey(context: SandboxContext, billingKey: string): Result {
  const key = context.billingKeys.get(billingKey);
  if (key === undefined) return NOT_FOUND;
  if (key.deletedAt !== null) return portoneError("BILLING_KEY_ALREADY_DELETED", "빌링키가 이미 삭제되었습니다.");
  key.deletedAt = new Date();
  const webhook = () => notifyBillingKey(context, key.billingKey, "BillingKey.Deleted");
  return { status: 200, body: { deletedAt: key.deletedAt.toISOString() }, webhook };
}

export function customerOf(body: CustomerBody | undefined): Customer {
  const { id, name, email, phoneNumber } = body ?? {};
  return { id, name: name?.full, email, phoneNumber };
}
