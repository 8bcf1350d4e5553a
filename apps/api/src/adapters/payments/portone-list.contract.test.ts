import { createSandbox, SANDBOX_DEFAULTS, testCardNumber } from "@app/sandbox";
import { recordExchanges } from "@app/sandbox/testing/contract.ts";
import { itFitsPortone } from "@app/sandbox/testing/it-fits-portone.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Secret } from "../../secrets/secret.ts";
import { type PaymentProvider, PaymentUncertain } from "./port.ts";
import { createPortoneProvider } from "./portone.ts";

const AMOUNT = 462_000;

const sandbox = createSandbox({ portoneWebhookUrl: null });
const exchanges = recordExchanges(sandbox);
let provider: PaymentProvider;
let url: string;
beforeAll(async () => {
  url = await sandbox.listen({ host: "127.0.0.1", port: 0 });
  provider = connect({});
});
afterAll(() => sandbox.close());

function connect(changes: { apiSecret?: string; expectedChannelType?: "LIVE" }): PaymentProvider {
  return createPortoneProvider({
    apiBaseUrl: url,
    apiSecret: new Secret(changes.apiSecret ?? SANDBOX_DEFAULTS.portoneApiSecret),
    storeId: SANDBOX_DEFAULTS.portoneStoreId,
    channelKey: SANDBOX_DEFAULTS.portoneChannelKey,
    walletChannelKeys: {
      KAKAOPAY: SANDBOX_DEFAULTS.portoneKakaopayChannelKey,
      NAVERPAY: SANDBOX_DEFAULTS.portoneNaverpayChannelKey,
    },
    webhookSecret: new Secret(SANDBOX_DEFAULTS.portoneWebhookSecret),
    timeoutMs: 2_500,
    expectedChannelType: changes.expectedChannelType ?? "TEST",
  });
}

const issue = () =>
  provider.issueBillingKey({
    issueId: "issue-1",
    customerId: "user-1",
    customerName: "김나란",
    card: {
      number: new Secret(testCardNumber("paid")),
      expiryYear: "31",
      expiryMonth: "09",
      birthOrBusinessRegistrationNumber: new Secret("850101"),
      passwordTwoDigits: new Secret("77"),
    },
  });

const pay = (billingKey: Secret, paymentId: string) =>
  provider.payWithBillingKey({
    ...{ paymentId, billingKey, orderName: "수학", amount: AMOUNT },
    customer: { id: "user-1", name: "김나란", email: "naran@example.com", phoneNumber: "01012345678" },
  });

describe("the provider's list against the sandbox over HTTP", () => {
  it("lists the payments of a time page by page, with what was given back and when", async () => {
    const start = new Date();
    const { billingKey } = await issue();
    for (let n = 0; n < 101; n++) await pay(billingKey, `order-${n}`);
    // In the same millisecond as the last charge the list by change would hold both.
    const paid = Date.now();
    await expect.poll(() => Date.now(), { interval: 1 }).toBeGreaterThan(paid);
    await provider.cancelPayment({
      paymentId: "order-7",
      amount: 1_000,
      currentCancellableAmount: AMOUNT,
      reason: "변심",
    });
    const until = new Date();
    const list = (page: number, by: "CREATED" | "CHANGED" = "CREATED", from = start) =>
      provider.listPayments({ by, from, until, page });
    const [first, second] = [await list(0), await list(1)];
    expect([first.payments.length, first.isLast, second.payments.length, second.isLast]).toEqual([100, false, 1, true]);
    const all = [...first.payments, ...second.payments];
    expect(new Set(all.map(({ paymentId }) => paymentId)).size).toBe(101);
    const cancelled = all.find(({ paymentId }) => paymentId === "order-7");
    expect(cancelled).toEqual(await provider.getPayment("order-7"));
    expect(cancelled).toMatchObject({ status: "PARTIAL_CANCELLED", cancelledAmount: 1_000 });
    const [given] = cancelled?.cancellations ?? [];
    expect(given).toEqual({ amount: 1_000, at: expect.any(Date) });
    if (!given) throw new Error("nothing was given back");
    const changed = await list(0, "CHANGED", given.at);
    expect(changed.payments.map(({ paymentId }) => paymentId)).toEqual(["order-7"]);
    expect((await list(0, "CREATED", new Date(until.getTime() + 1))).payments).toEqual([]);
    const live = connect({ expectedChannelType: "LIVE" });
    expect((await live.listPayments({ by: "CREATED", from: start, until, page: 0 })).payments).toEqual([]);
    await expect(
      connect({ apiSecret: "wrong" }).listPayments({ by: "CREATED", from: start, until, page: 0 }),
    ).rejects.toThrow(PaymentUncertain);
  });

  itFitsPortone(exchanges, 100);
});
