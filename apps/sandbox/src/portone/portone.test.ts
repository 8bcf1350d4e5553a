import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { recordExchanges } from "../../test/contract.ts";
import { itFitsPortone } from "../../test/it-fits-portone.ts";
import { AUTH, issueBody, issueKey, payBody, purchase } from "../../test/support.ts";
import { createSandbox, type PaymentsReport, testCardNumber } from "../app.ts";

const app = createSandbox({ portoneWebhookUrl: null });
const exchanges = recordExchanges(app);
afterAll(() => app.close());
beforeEach(() => app.inject({ method: "POST", url: "/sandbox/api/reset" }));

const post = (url: string, payload: object) => app.inject({ method: "POST", url, headers: AUTH, payload });
const get = (url: string) => app.inject({ url, headers: AUTH });
const typeOf = (response: { statusCode: number; json(): unknown }) => [response.statusCode, response.json()];

describe("PortOne in the sandbox", () => {
  it.each([undefined, "PortOne wrong", "Bearer sandbox-portone-api-secret"])(
    "refuses the credentials %j",
    async (authorization) => {
      const headers = authorization === undefined ? {} : { authorization };
      const response = await app.inject({ url: "/payments/p1", headers });
      expect(typeOf(response)).toEqual([401, expect.objectContaining({ type: "UNAUTHORIZED" })]);
    },
  );

  it("refuses undocumented fields and names them without their values", async () => {
    const body = issueBody(testCardNumber("paid"));
    const response = await post("/billing-keys", { ...body, secretNote: "4242000100000009" });
    expect(typeOf(response)).toEqual([400, expect.objectContaining({ type: "INVALID_REQUEST" })]);
    expect(response.body).not.toContain("4242000100000009");
  });

  it.each([
    ["a body that is not JSON", "POST", "/billing-keys", "{", 400, "INVALID_REQUEST"],
    [
      "another currency",
      "POST",
      "/payments/p1/billing-key",
      JSON.stringify({ ...payBody("k"), currency: "USD" }),
      400,
      "INVALID_REQUEST",
    ],
    ["an unknown key", "POST", "/payments/p1/billing-key", JSON.stringify(payBody("k")), 404, "BILLING_KEY_NOT_FOUND"],
    ["another shop", "GET", "/payments/p1?storeId=store-x", undefined, 403, "FORBIDDEN"],
    ["an unknown payment", "GET", "/payments/p1", undefined, 404, "PAYMENT_NOT_FOUND"],
    ["a cancellation of nothing", "POST", "/payments/p1/cancel", '{"reason":"환불"}', 404, "PAYMENT_NOT_FOUND"],
  ] as const)("refuses %s", async (_name, method, url, payload, status, type) => {
    const headers = payload === undefined ? AUTH : { ...AUTH, "content-type": "application/json" };
    const response = await app.inject({ method, url, headers, payload });
    expect(typeOf(response)).toEqual([status, expect.objectContaining({ type })]);
  });

  it("refuses another channel, and every card outside the test prefix", async () => {
    const body = issueBody(testCardNumber("paid"));
    expect((await post("/billing-keys", { ...body, channelKey: "channel-x" })).json()).toMatchObject({
      type: "CHANNEL_NOT_FOUND",
    });
    expect((await post("/billing-keys", issueBody("5555555555554444"))).json()).toMatchObject({
      type: "PG_PROVIDER",
      pgCode: "INVALID_CARD_NUMBER",
    });
  });

  it("stores a key without the card's number", async () => {
    const key = await issueKey(app, "paid");
    const read = await get(`/billing-keys/${key}`);
    expect(read.json()).toMatchObject({ status: "ISSUED", methods: [{ card: { number: "424200******0009" } }] });
    expect(read.body).not.toContain("4242000100000009");
    const deleted = () => app.inject({ method: "DELETE", url: `/billing-keys/${key}`, headers: AUTH });
    expect((await deleted()).statusCode).toBe(200);
    expect((await deleted()).json()).toMatchObject({ type: "BILLING_KEY_ALREADY_DELETED" });
    expect((await get(`/billing-keys/${key}`)).json()).toMatchObject({ status: "DELETED" });
  });

  it("lists the keys of a customer that match the filter, newest first, page by page", async () => {
    const keys = [await issueKey(app, "paid"), await issueKey(app, "paid"), await issueKey(app, "paid")];
    await app.inject({ method: "DELETE", url: `/billing-keys/${keys[1]}`, headers: AUTH });
    const list = async (query: object) =>
      (await get(`/billing-keys?requestBody=${encodeURIComponent(JSON.stringify(query))}`)).json();
    const keysOf = ({ items }: { items: { billingKey: string }[] }) => items.map(({ billingKey }) => billingKey);
    const issued = { customerId: "user-1", status: ["ISSUED"] };
    expect(keysOf(await list({ filter: issued }))).toEqual([keys[2], keys[0]]);
    const second = await list({ filter: issued, page: { number: 1, size: 1 } });
    expect([keysOf(second), second.page]).toEqual([[keys[0]], { number: 1, size: 1, totalCount: 2 }]);
    expect(keysOf(await list({ filter: { ...issued, status: ["DELETED"] } }))).toEqual([keys[1]]);
    expect(keysOf(await list({ filter: { customerId: "user-2" } }))).toEqual([]);
    expect(keysOf((await get("/billing-keys")).json())).toHaveLength(3);
    expect((await get("/billing-keys?requestBody=no")).json()).toMatchObject({ type: "INVALID_REQUEST" });
  });

  it("charges an id once; a declined id may be retried with another card", async () => {
    expect((await purchase(app, "limit-exceeded", "p1")).json()).toMatchObject({ type: "PG_PROVIDER" });
    expect((await get("/payments/p1")).json()).toMatchObject({
      status: "FAILED",
      failure: { pgCode: "EXCEED_MAX_CARD_LIMIT" },
    });
    expect((await purchase(app, "paid", "p1")).statusCode).toBe(200);
    expect((await purchase(app, "paid", "p1")).json()).toMatchObject({ type: "ALREADY_PAID" });
    expect((await get("/payments/p1")).json()).toMatchObject({
      status: "PAID",
      amount: { total: 11_000, paid: 11_000 },
    });
  });

  it("refunds everything when a cancellation has no amount, as PortOne does", async () => {
    await purchase(app, "paid", "p1");
    await post("/payments/p1/cancel", { amount: 1_000, reason: "일부 환불" });
    expect((await get("/payments/p1")).json()).toMatchObject({ status: "PARTIAL_CANCELLED", amount: { paid: 10_000 } });
    await post("/payments/p1/cancel", { reason: "환불" });
    expect((await get("/payments/p1")).json()).toMatchObject({
      status: "CANCELLED",
      amount: { paid: 0, cancelled: 11_000 },
    });
    expect((await post("/payments/p1/cancel", { reason: "환불" })).json()).toMatchObject({
      type: "PAYMENT_ALREADY_CANCELLED",
    });
  });

  it("counts charges and cancels for tests", async () => {
    await purchase(app, "paid", "p1");
    await purchase(app, "limit-exceeded", "p2");
    await post("/payments/p1/cancel", { amount: 4_000, reason: "환불" });
    const report = (await app.inject("/sandbox/api/payments")).json<PaymentsReport>();
    expect(report.totals).toEqual({
      payments: 2,
      charges: 1,
      chargedAmount: 11_000,
      cancels: 1,
      cancelledAmount: 4_000,
    });
    expect(report.payments.map((one) => [one.paymentId, one.status, one.charges, one.cancels])).toEqual([
      ["p1", "PARTIAL_CANCELLED", 1, 1],
      ["p2", "FAILED", 0, 0],
    ]);
  });

  itFitsPortone(exchanges, 35);
});
