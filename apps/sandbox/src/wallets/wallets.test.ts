import vm from "node:vm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { recordExchanges } from "../../test/contract.ts";
import { itFitsPortone } from "../../test/it-fits-portone.ts";
import { AUTH, listenForWebhooks, payBody } from "../../test/support.ts";
import { createSandbox, SANDBOX_DEFAULTS } from "../app.ts";
import { BROWSER_SDK } from "./browser-sdk.ts";
import { DECISIONS } from "./decide.ts";

const receiver = await listenForWebhooks();
const app = createSandbox({ portoneWebhookUrl: receiver.url });
const exchanges = recordExchanges(app);
afterAll(async () => {
  await app.close();
  await receiver.close();
});
beforeEach(async () => {
  await app.inject({ method: "POST", url: "/sandbox/api/reset" });
  receiver.received.length = 0;
});

const ASKED = {
  storeId: SANDBOX_DEFAULTS.portoneStoreId,
  channelKey: SANDBOX_DEFAULTS.portoneKakaopayChannelKey,
  billingKeyMethod: "EASY_PAY",
  issueId: "issue-1",
  issueName: "수학 중2",
  displayAmount: "0",
  customerId: "user-1",
  returnUrl: "http://localhost:3000/tutoring/enroll/payment?draftId=d1",
  mode: "redirect",
};
const FORM = { "content-type": "application/x-www-form-urlencoded" };
const submit = (url: string, fields: Record<string, string>) =>
  app.inject({ method: "POST", url, headers: FORM, payload: new URLSearchParams(fields).toString() });
const decide = (decision: string, changes: Partial<typeof ASKED> = {}) =>
  submit("/wallets/approve", { ...ASKED, ...changes, decision });

async function resultOf(decision: string, changes: Partial<typeof ASKED> = {}) {
  const { statusCode, headers } = await decide(decision, changes);
  expect(statusCode).toBe(303);
  return Object.fromEntries(new URL(String(headers.location)).searchParams);
}
const issued = async () => {
  const query = { filter: { customerId: "user-1", status: ["ISSUED"] } };
  const url = `/billing-keys?requestBody=${encodeURIComponent(JSON.stringify(query))}`;
  return (await app.inject({ url, headers: AUTH })).json<{ items: { billingKey: string }[] }>().items;
};
const pay = (billingKey: string, paymentId: string) =>
  app.inject({
    method: "POST",
    url: `/payments/${paymentId}/billing-key`,
    headers: AUTH,
    payload: payBody(billingKey),
  });
const typesOf = () => receiver.received.map(({ body }) => (JSON.parse(body) as { type: string }).type);

describe("wallets in the sandbox", () => {
  it.each([
    ["KAKAOPAY", SANDBOX_DEFAULTS.portoneKakaopayChannelKey],
    ["NAVERPAY", SANDBOX_DEFAULTS.portoneNaverpayChannelKey],
  ])(
    "%s: an approval gives a key that names its issue, channel and wallet, and can be charged",
    async (wallet, key) => {
      const { billingKey = "", draftId, ...rest } = await resultOf("approve", { channelKey: key });
      expect({ draftId, rest }).toEqual({ draftId: "d1", rest: { transactionType: "ISSUE_BILLING_KEY" } });
      const read = await app.inject({ url: `/billing-keys/${billingKey}`, headers: AUTH });
      expect(read.json()).toMatchObject({
        status: "ISSUED",
        storeId: ASKED.storeId,
        issueId: "issue-1",
        channels: [{ key, type: "TEST", pgProvider: wallet }],
        methods: [{ provider: wallet }],
      });
      expect((await pay(billingKey, "p1")).statusCode).toBe(200);
      const payment = await app.inject({ url: "/payments/p1", headers: AUTH });
      expect(payment.json()).toMatchObject({ status: "PAID", method: { provider: wallet }, channel: { key } });
      await receiver.waitFor(2);
      expect(typesOf()).toEqual(["BillingKey.Issued", "Transaction.Paid"]);
    },
  );

  it.each(["cancel", "close", "expired"])("%s gives no key, a code, and the webhook of a failure", async (decision) => {
    const result = await resultOf(decision);
    expect(result).toMatchObject({ code: "FAILURE_TYPE_PG", message: expect.stringContaining("카카오페이") });
    expect(result).not.toHaveProperty("billingKey");
    expect(await issued()).toEqual([]);
    await receiver.waitFor(1);
    expect(typesOf()).toEqual(["BillingKey.Failed"]);
  });

  it("insufficient: the key is issued and its charge is declined in the wallet's words", async () => {
    const { billingKey = "" } = await resultOf("insufficient");
    expect((await pay(billingKey, "p1")).json()).toMatchObject({ pgMessage: expect.stringContaining("잔액이 부족") });
    await receiver.waitFor(2);
  });

  it("twice: two keys of one issue", async () => {
    const { billingKey } = await resultOf("twice");
    const keys = (await issued()).map((one) => one.billingKey);
    expect(keys).toHaveLength(2);
    expect(keys).toContain(billingKey);
    await receiver.waitFor(2);
  });

  it("late: the shop hears of a failure, and the key is issued afterwards", async () => {
    expect(await resultOf("late")).not.toHaveProperty("billingKey");
    expect(await issued()).toEqual([]);
    await receiver.waitFor(1);
    expect([typesOf(), await issued()]).toEqual([["BillingKey.Issued"], [expect.anything()]]);
  });

  it("the wallet's own app takes a key back", async () => {
    const { billingKey = "" } = await resultOf("approve");
    expect((await app.inject("/wallets")).body).toContain(billingKey);
    await submit("/wallets/disconnect", { billingKey });
    await receiver.waitFor(2);
    expect(JSON.parse(receiver.received[1]?.body ?? "")).toMatchObject({
      type: "BillingKey.Deleted",
      data: { storeId: ASKED.storeId, billingKey },
    });
    expect((await pay(billingKey, "p1")).json()).toMatchObject({ type: "BILLING_KEY_ALREADY_DELETED" });
    expect((await app.inject("/wallets")).body).toContain("끊겼어요");
  });

  it("shows what is approved with every answer, and refuses another shop, channel, or address", async () => {
    const open = (changes: object) =>
      app.inject({ url: "/wallets/approve", query: { ...ASKED, ...changes } as Record<string, string> });
    const { body } = await open({});
    expect(body).toContain("수학 중2");
    for (const label of Object.values(DECISIONS)) expect(body).toContain(label);
    for (const changes of [
      { storeId: "store-x" },
      { channelKey: SANDBOX_DEFAULTS.portoneChannelKey },
      { returnUrl: "https://example.com/" },
      { issueId: "" },
    ]) {
      expect((await open(changes)).statusCode).toBe(400);
      expect((await decide("approve", changes)).statusCode).toBe(400);
    }
    expect(await issued()).toEqual([]);
  });

  it("answers a window by a message to the origin that opened it", async () => {
    const { body, headers } = await decide("cancel", { mode: "message" });
    expect(body).toContain('data-origin="http://localhost:3000"');
    expect(body).toContain("FAILURE_TYPE_PG");
    expect(headers["content-security-policy"]).toMatch(/script-src 'nonce-/);
  });

  itFitsPortone(exchanges, 10);
});

describe("the SDK script", () => {
  const REQUEST = {
    ...ASKED,
    customer: { customerId: "user-1" },
    windowType: { pc: "POPUP", mobile: "REDIRECTION" },
    redirectUrl: ASKED.returnUrl,
  };
  const load = (userAgent: string) => {
    const left: string[] = [];
    const window = { open: () => null };
    const location = { href: "http://localhost:3000/pay", assign: (address: string) => left.push(address) };
    const document = { currentScript: { src: "http://localhost:4010/v2/browser-sdk.js" } };
    const globals = { window, location, document, navigator: { userAgent }, URL, URLSearchParams };
    vm.runInNewContext(BROWSER_SDK, globals);
    return {
      left,
      sdk: Reflect.get(window, "PortOne") as { requestIssueBillingKey(request: object): Promise<unknown> },
    };
  };

  it("leaves for the approval page on a phone, with an address that the page accepts", async () => {
    const { left, sdk } = load("Mozilla/5.0 (iPhone)");
    void sdk.requestIssueBillingKey(REQUEST);
    const url = left[0]?.replace("http://localhost:4010", "") ?? "";
    expect((await app.inject(url)).statusCode).toBe(200);
  });

  it("tells on a desktop that a window was not opened", async () => {
    const { sdk } = load("Mozilla/5.0 (Macintosh)");
    expect(await sdk.requestIssueBillingKey(REQUEST)).toMatchObject({ code: "FAILURE_TYPE_PG" });
  });

  it("is served as a script", async () => {
    const response = await app.inject("/v2/browser-sdk.js");
    expect(response.headers["content-type"]).toMatch(/^text\/javascript/);
  });
});
