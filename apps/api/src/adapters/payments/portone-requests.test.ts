import { inspect } from "node:util";
import { signWebhook } from "@app/sandbox";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Secret } from "../../secrets/secret.ts";
import { createPortoneProvider } from "./portone.ts";
import {
  CALLS,
  CANARY,
  card,
  json,
  NOW,
  type PortoneRig,
  payment,
  startPortoneRig,
  WEBHOOK_SECRET,
} from "./portone-test-rig.ts";

let rig: PortoneRig;
beforeAll(async () => {
  rig = await startPortoneRig();
});
afterAll(() => rig.close());

describe("PortOne adapter, requests", () => {
  it("always sends an amount to cancel, and refuses one that is not a positive number of won", async () => {
    await rig.call("cancel", json({ cancellation: { status: "SUCCEEDED", totalAmount: 400 } }));
    expect(rig.received.at(-1)).toEqual({
      method: "POST",
      url: "/payments/order%2F1/cancel",
      authorization: `PortOne ${CANARY.api}`,
      body: { storeId: "store-1", amount: 400, currentCancellableAmount: 1_000, reason: "환불" },
    });
    const before = rig.received.length;
    for (const amount of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      const input = { paymentId: "p", amount, currentCancellableAmount: 1_000, reason: "환불" };
      await expect(rig.provider.cancelPayment(input)).rejects.toThrow(RangeError);
      await expect(rig.provider.payWithBillingKey({ ...payment, amount })).rejects.toThrow(RangeError);
    }
    expect(rig.received).toHaveLength(before);
  });

  it.each(CALLS)("%s: does not follow a redirect, which would carry the card or the secret along", async (call) => {
    const before = rig.received.length;
    await rig.failure(call, { status: 307, body: "{}", headers: { location: "/elsewhere" } });
    expect(rig.received.slice(before).map(({ url }) => url)).not.toContain("/elsewhere");
    expect(rig.received).toHaveLength(before + 1);
  });

  it("keeps an issued key although its card cannot be read", async () => {
    const key = await rig.call("issue", json({ billingKeyInfo: { billingKey: "billing-key-1" } }));
    expect(key).toMatchObject({ cardName: "카드", maskedNumber: `${"*".repeat(14)}88` });
  });

  it.each([
    ["apiBaseUrl", { apiBaseUrl: "api.portone.io" }],
    ["timeoutMs", { timeoutMs: 0 }],
    ["storeId", { storeId: "" }],
    ["apiSecret", { apiSecret: new Secret("two words") }],
    ["webhookSecret", { webhookSecret: new Secret("whsec_***") }],
  ])("refuses a wrong %s at the start", (field, change) => {
    expect(() => createPortoneProvider({ ...rig.config, ...change })).toThrow(new RegExp(field));
  });
});

describe("PortOne adapter, webhooks", () => {
  const verify = (body: string, secret = WEBHOOK_SECRET) => {
    const headers = signWebhook({ secret, id: "msg-1", timestamp: NOW.getTime() / 1000, body });
    return rig.provider.verifyWebhook({ headers, rawBody: body });
  };

  it("returns what an authentic one is about", () => {
    const about = (type: string, data?: object) => {
      const read = verify(JSON.stringify({ type, data }));
      return read && { ...read, billingKey: read.billingKey?.reveal() ?? null };
    };
    expect(about("Transaction.Paid", { paymentId: "order/1" })).toEqual({
      id: "msg-1",
      type: "Transaction.Paid",
      paymentId: "order/1",
      billingKey: null,
    });
    const key = { id: "msg-1", type: "BillingKey.Issued", paymentId: null };
    expect(about("BillingKey.Issued", { billingKey: "key-1" })).toEqual({ ...key, billingKey: "key-1" });
    expect(about("BillingKey.Issued")).toEqual({ ...key, billingKey: null });
  });

  it("refuses a forged or unreadable one", () => {
    expect(verify('{"type":"Transaction.Paid"}', "whsec_Zm9yZ2Vk")).toBeNull();
    expect(verify("not json")).toBeNull();
    expect(verify('{"data":{}}')).toBeNull();
  });
});

describe("secrets", () => {
  it("leave the adapter only in its requests: no error, log line, JSON or inspection holds one", async () => {
    const lines: string[] = [];
    const log = pino({ level: "trace" }, { write: (line: string) => lines.push(line) });
    // V8 quotes the beginning of what it cannot parse in its own error.
    const echoes = Object.values(CANARY).map((canary) => ({ status: 400, body: canary }));
    for (const call of CALLS) {
      for (const given of [
        ...echoes,
        json({ billingKeyInfo: CANARY }),
        json({ type: "NEW", message: JSON.stringify(CANARY) }, 400),
      ]) {
        const error = await rig.failure(call, given).catch(() => null);
        log.error(
          { err: error, config: inspect(rig.config), card: inspect(card), payment: inspect(payment) },
          "call failed",
        );
        lines.push(inspect(error, { depth: 10, showHidden: true }), String(error), JSON.stringify(error));
      }
    }
    expect(lines.length).toBeGreaterThan(40);
    for (const canary of Object.values(CANARY)) expect(lines.filter((line) => line.includes(canary))).toEqual([]);
    for (const secret of [card.number, payment.billingKey, rig.config.apiSecret]) {
      expect(() => JSON.stringify({ secret })).toThrow(TypeError);
      expect(() => `${secret}`).toThrow(TypeError);
      expect(inspect({ secret }, { showHidden: true, depth: 5 })).toBe("{ secret: [secret] }");
    }
  });
});
