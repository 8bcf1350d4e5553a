import {
  type CardOutcome,
  createSandbox,
  outcomeOfCard,
  type PaymentReport,
  type PaymentsReport,
  SANDBOX_DEFAULTS,
  TEST_CARDS,
  testCardNumber,
} from "@app/sandbox";
import { recordExchanges } from "@app/sandbox/testing/contract.ts";
import { itFitsPortone } from "@app/sandbox/testing/it-fits-portone.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Secret } from "../../secrets/secret.ts";
import { PaymentDeclined, type PaymentProvider, PaymentUncertain } from "./port.ts";
import { createPortoneProvider } from "./portone.ts";

/** Long enough for a busy machine, short enough to meet every hanging card. */
const TIMEOUT_MS = 2_500;
const AMOUNT = 462_000;

const sandbox = createSandbox({ portoneWebhookUrl: null, hangMs: 600_000 });
const exchanges = recordExchanges(sandbox);
let provider: PaymentProvider;
let url: string;

beforeAll(async () => {
  url = await sandbox.listen({ host: "127.0.0.1", port: 0 });
  provider = connect({});
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.inject({ method: "POST", url: "/sandbox/api/reset" }));

function connect(changes: { apiSecret?: string; expectedChannelType?: "LIVE"; storeId?: string }): PaymentProvider {
  return createPortoneProvider({
    apiBaseUrl: url,
    apiSecret: new Secret(changes.apiSecret ?? SANDBOX_DEFAULTS.portoneApiSecret),
    storeId: changes.storeId ?? SANDBOX_DEFAULTS.portoneStoreId,
    channelKey: SANDBOX_DEFAULTS.portoneChannelKey,
    walletChannelKeys: {
      KAKAOPAY: SANDBOX_DEFAULTS.portoneKakaopayChannelKey,
      NAVERPAY: SANDBOX_DEFAULTS.portoneNaverpayChannelKey,
    },
    webhookSecret: new Secret(SANDBOX_DEFAULTS.portoneWebhookSecret),
    timeoutMs: TIMEOUT_MS,
    expectedChannelType: changes.expectedChannelType ?? "TEST",
  });
}

const issue = (number: string, issueId = "issue-1") =>
  provider.issueBillingKey({
    issueId,
    customerId: "user-1",
    customerName: "김나란",
    card: {
      number: new Secret(number),
      expiryYear: "31",
      expiryMonth: "09",
      birthOrBusinessRegistrationNumber: new Secret("850101"),
      passwordTwoDigits: new Secret("77"),
    },
  });

const pay = (billingKey: Secret, paymentId = "order-1", installmentMonth?: number) =>
  provider.payWithBillingKey({
    paymentId,
    billingKey,
    orderName: "주 2회 수학 · 3개월",
    amount: AMOUNT,
    customer: { id: "user-1", name: "김나란", email: "naran@example.com", phoneNumber: "01012345678" },
    installmentMonth,
  });

async function purchase(
  card: CardOutcome,
  paymentId = "order-1",
): Promise<"accepted" | PaymentDeclined | PaymentUncertain> {
  try {
    const { billingKey } = await issue(testCardNumber(card));
    await pay(billingKey, paymentId);
    return "accepted";
  } catch (error) {
    if (error instanceof PaymentDeclined || error instanceof PaymentUncertain) return error;
    throw error;
  }
}

async function counted(paymentId = "order-1"): Promise<PaymentReport | undefined> {
  const response = await sandbox.inject({ url: "/sandbox/api/payments", query: { paymentId } });
  return response.json<PaymentsReport>().payments[0];
}

describe("PortOne adapter against the sandbox over HTTP", () => {
  const accepted = "accepted";
  const declined = (message: RegExp) =>
    expect.objectContaining({ name: "PaymentDeclined", message: expect.stringMatching(message) });
  const uncertain = expect.objectContaining({ name: "PaymentUncertain" });

  it.each<[CardOutcome, unknown, string | null, number]>([
    ["paid", accepted, "PAID", 1],
    ["limit-exceeded", declined(/한도/), "FAILED", 0],
    ["expired", declined(/유효기간/), null, 0],
    ["wrong-password", declined(/비밀번호/), null, 0],
    ["provider-error", declined(/카드사/), "FAILED", 0],
    ["drop-after-charge", uncertain, "PAID", 1],
    ["drop-before-charge", uncertain, null, 0],
    ["hang-after-charge", uncertain, "PAID", 1],
    ["hang-before-charge", uncertain, null, 0],
    ["charge-late", uncertain, "READY", 0],
    ["webhook-first", accepted, "PAID", 1],
    ["webhook-twice", accepted, "PAID", 1],
    ["other-amount", accepted, "PAID", 1],
    ["server-error", uncertain, null, 0],
    ["coupang-wow", accepted, "PAID", 1],
  ])("card %s", async (card, outcome, status, charges) => {
    expect(await purchase(card)).toEqual(outcome);
    expect((await provider.getPayment("order-1"))?.status ?? null).toBe(status);
    expect((await counted())?.charges ?? 0).toBe(charges);
  });

  it("tests every card there is", () => {
    expect(TEST_CARDS.map((card) => outcomeOfCard(card.number))).toEqual(TEST_CARDS.map((card) => card.name));
    expect(TEST_CARDS).toHaveLength(16);
  });

  it("reads back what was paid, and what a card declined", async () => {
    await purchase("paid");
    expect(await provider.getPayment("order-1")).toEqual({
      paymentId: "order-1",
      status: "PAID",
      totalAmount: AMOUNT,
      cancellations: [],
      cancelledAmount: 0,
      currency: "KRW",
      channelType: "TEST",
      paidAt: expect.any(Date),
      failureMessage: null,
      receiptUrl: `${url}/receipts/order-1`,
    });
    await purchase("limit-exceeded", "order-2");
    expect(await provider.getPayment("order-2")).toMatchObject({
      status: "FAILED",
      paidAt: null,
      failureMessage: expect.stringMatching(/한도/),
    });
    await purchase("other-amount", "order-3");
    expect((await provider.getPayment("order-3"))?.totalAmount).not.toBe(AMOUNT);
    expect(await provider.getPayment("order-none")).toBeNull();
  });

  it("tells the card's name and masked number, and refuses a card that is not a test card", async () => {
    const key = await issue(testCardNumber("paid"));
    expect(key).toMatchObject({ cardName: "테스트카드", maskedNumber: "424200******0009" });
    await expect(issue("4111111111111111")).rejects.toThrow(PaymentDeclined);
  });

  it("charges one id once, however often and at once it is asked to", async () => {
    const { billingKey } = await issue(testCardNumber("paid"));
    await Promise.all(Array.from({ length: 8 }, () => pay(billingKey)));
    expect(await counted()).toMatchObject({ charges: 1, chargedAmount: AMOUNT });
  });

  it("cancels exactly the amount, in parts, and never more than is left", async () => {
    await purchase("paid");
    const cancel = (amount: number, currentCancellableAmount: number) =>
      provider.cancelPayment({ paymentId: "order-1", amount, currentCancellableAmount, reason: "중도 해지" });
    await cancel(162_000, AMOUNT);
    expect(await provider.getPayment("order-1")).toMatchObject({
      status: "PARTIAL_CANCELLED",
      cancelledAmount: 162_000,
    });
    await expect(cancel(100_000, AMOUNT)).rejects.toMatchObject({
      providerCode: "CANCELLABLE_AMOUNT_CONSISTENCY_BROKEN",
    });
    await expect(cancel(300_001, 300_000)).rejects.toMatchObject({
      providerCode: "CANCEL_AMOUNT_EXCEEDS_CANCELLABLE_AMOUNT",
    });
    await cancel(300_000, 300_000);
    await expect(cancel(1, 1)).rejects.toMatchObject({ providerCode: "PAYMENT_ALREADY_CANCELLED" });
    expect(await counted()).toMatchObject({ status: "CANCELLED", cancels: 2, cancelledAmount: AMOUNT });
  });

  it("leaves a cancellation open when its answer is lost", async () => {
    await purchase("paid");
    await sandbox.inject({
      method: "POST",
      url: "/sandbox/api/faults",
      payload: { operation: "cancel", mode: "drop-after-charge" },
    });
    const input = { paymentId: "order-1", amount: AMOUNT, currentCancellableAmount: AMOUNT, reason: "단순 변심" };
    await expect(provider.cancelPayment(input)).rejects.toThrow(PaymentUncertain);
    expect(await provider.getPayment("order-1")).toMatchObject({ status: "CANCELLED", cancelledAmount: AMOUNT });
  });

  it("finds the keys of one request by its id, whatever happened to the answer; a deleted one is not found", async () => {
    const fault = { operation: "issue", mode: "drop-after-charge" };
    await sandbox.inject({ method: "POST", url: "/sandbox/api/faults", payload: fault });
    await expect(issue(testCardNumber("paid"), "issue-lost")).rejects.toThrow(PaymentUncertain);
    await issue(testCardNumber("paid"), "issue-other");
    const find = () => provider.findIssuedKeys({ issueId: "issue-lost", customerId: "user-1" });
    const [key, ...more] = await find();
    if (!key) throw new Error("not found");
    expect(more).toEqual([]);
    await provider.deleteBillingKey(key);
    expect(await find()).toEqual([]);
    expect(await provider.findIssuedKeys({ issueId: "issue-other", customerId: "user-2" })).toEqual([]);
  });

  it("finds a key behind many others", async () => {
    const { billingKey } = await issue(testCardNumber("paid"), "issue-first");
    for (let n = 0; n < 100; n++) await issue(testCardNumber("paid"), `issue-${n}`);
    const [found] = await provider.findIssuedKeys({ issueId: "issue-first", customerId: "user-1" });
    expect(found?.reveal()).toBe(billingKey.reveal());
  });

  it("deletes a billing key once or twice alike; a deleted key pays nothing", async () => {
    const { billingKey } = await issue(testCardNumber("paid"));
    await provider.deleteBillingKey(billingKey);
    await provider.deleteBillingKey(billingKey);
    await provider.deleteBillingKey(new Secret("billing-key-unknown"));
    await expect(pay(billingKey)).rejects.toMatchObject({
      name: "PaymentDeclined",
      providerCode: "BILLING_KEY_ALREADY_DELETED",
    });
    expect(await provider.getPayment("order-1")).toBeNull();
  });

  it("tells the kind of channel as it is, and takes a refused look-up for no answer", async () => {
    await purchase("paid");
    expect(await connect({ expectedChannelType: "LIVE" }).getPayment("order-1")).toMatchObject({ channelType: "TEST" });
    await expect(connect({ apiSecret: "wrong" }).getPayment("order-1")).rejects.toThrow(PaymentUncertain);
    await expect(connect({ storeId: "store-other" }).getPayment("order-1")).rejects.toThrow(PaymentUncertain);
  });

  it("pays in instalments, free of interest for the buyer", async () => {
    const { billingKey } = await issue(testCardNumber("paid"));
    await pay(billingKey, "order-1", 6);
    expect(await provider.getPayment("order-1")).toMatchObject({ status: "PAID" });
    const read = exchanges.findLast(({ method, url }) => method === "GET" && url.includes("order-1"));
    expect(read?.responseBody).toMatchObject({ method: { installment: { month: 6, isInterestFree: true } } });
  });

  itFitsPortone(exchanges, 60);
});
