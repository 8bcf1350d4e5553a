import { createHmac } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { AUTH, issueKey, listenForWebhooks, payBody, purchase, type Receiver } from "../../test/support.ts";
import { createSandbox, SANDBOX_DEFAULTS, type WebhookDelivery } from "../app.ts";

let receiver: Receiver;
let app: ReturnType<typeof createSandbox>;
beforeEach(async () => {
  receiver = await listenForWebhooks();
  app = createSandbox({ portoneWebhookUrl: receiver.url, webhookRetryDelaysMs: [1, 1], hangMs: 600_000 });
});
afterEach(async () => {
  await app.close();
  await receiver.close();
});

const typesReceived = () => receiver.received.map(({ body }) => (JSON.parse(body) as { type: string }).type);

describe("webhooks", () => {
  it("are signed by the Standard Webhooks scheme and name the payment", async () => {
    await purchase(app, "paid", "p1");
    await receiver.waitFor(1);
    const [{ headers, body } = { headers: {}, body: "" }] = receiver.received;
    const key = Buffer.from(SANDBOX_DEFAULTS.portoneWebhookSecret.slice("whsec_".length), "base64");
    const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
    expect(headers["webhook-signature"]).toBe(`v1,${createHmac("sha256", key).update(signed).digest("base64")}`);
    expect(Math.abs(Date.now() / 1000 - Number(headers["webhook-timestamp"]))).toBeLessThan(30);
    expect(JSON.parse(body)).toEqual({
      type: "Transaction.Paid",
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      data: { storeId: SANDBOX_DEFAULTS.portoneStoreId, paymentId: "p1", transactionId: expect.any(String) },
    });
  });

  it("arrive before the answer, or twice with one id, for the cards with those outcomes", async () => {
    await purchase(app, "webhook-first", "p1");
    expect(receiver.received).toHaveLength(1);
    await purchase(app, "webhook-twice", "p2");
    await receiver.waitFor(3);
    expect(receiver.received[1]?.headers["webhook-id"]).toBe(receiver.received[2]?.headers["webhook-id"]);
  });

  it("report declines and cancellations too", async () => {
    await purchase(app, "limit-exceeded", "p1");
    await receiver.waitFor(1);
    await purchase(app, "paid", "p2");
    await receiver.waitFor(2);
    await app.inject({
      method: "POST",
      url: "/payments/p2/cancel",
      headers: AUTH,
      payload: { amount: 1, reason: "환불" },
    });
    await receiver.waitFor(3);
    await app.inject({ method: "POST", url: "/payments/p2/cancel", headers: AUTH, payload: { reason: "환불" } });
    await receiver.waitFor(4);
    expect(typesReceived()).toEqual([
      "Transaction.Failed",
      "Transaction.Paid",
      "Transaction.PartialCancelled",
      "Transaction.Cancelled",
    ]);
  });

  it("are sent while the payment's own answer hangs", async () => {
    const url = await app.listen({ host: "127.0.0.1", port: 0 });
    const key = await issueKey(app, "hang-after-charge");
    const abort = new AbortController();
    const answer = fetch(`${url}/payments/p1/billing-key`, {
      method: "POST",
      headers: { ...AUTH, "content-type": "application/json" },
      body: JSON.stringify(payBody(key)),
      signal: abort.signal,
    });
    await receiver.waitFor(1);
    abort.abort();
    await expect(answer).rejects.toThrow();
    expect(typesReceived()).toEqual(["Transaction.Paid"]);
  });

  it("are retried with their id until accepted, a limited number of times", async () => {
    receiver.answers.splice(0, 1, 500, 503, 200);
    await purchase(app, "paid", "p1");
    await receiver.waitFor(3);
    expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    const { webhooks } = (await app.inject("/sandbox/api/webhooks")).json<{ webhooks: WebhookDelivery[] }>();
    expect(webhooks[0]).toMatchObject({ type: "Transaction.Paid", paymentId: "p1", attempts: 3 });
  });

  it("can be disabled, and enabled again by a reset", async () => {
    await app.inject({ method: "POST", url: "/sandbox/api/webhooks", payload: { enabled: false } });
    await purchase(app, "webhook-first", "p1");
    expect(receiver.received).toHaveLength(0);
    await app.inject({ method: "POST", url: "/sandbox/api/reset" });
    await purchase(app, "webhook-first", "p1");
    expect(receiver.received).toHaveLength(1);
  });
});
