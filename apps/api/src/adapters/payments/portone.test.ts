import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { inspect } from "node:util";
import { signWebhook } from "@app/sandbox";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Secret } from "../../lib/secret.ts";
import { PaymentDeclined, type PaymentProvider, PaymentUncertain } from "./port.ts";
import { createPortoneProvider, type PortoneConfig } from "./portone.ts";

const CANARY = {
  number: "4242000199998888",
  birth: "701231",
  password: "93",
  key: "billing-key-canary",
  api: "api-canary",
};
const WEBHOOK_SECRET = "whsec_c2VjcmV0LW9mLXRoZS10ZXN0";
const NOW = new Date("2026-11-20T03:00:00Z");

interface Answer {
  status?: number;
  body: string;
  headers?: Record<string, string>;
}
interface Received {
  method: string;
  url: string;
  authorization: string | undefined;
  body: unknown;
}

/** A provider that answers whatever the test wants, to meet answers no sandbox should give. */
let answer: Answer = { body: "{}" };
const received: Received[] = [];
const server: Server = createServer(async (request, response) => {
  received.push(await record(request));
  response.writeHead(answer.status ?? 200, { "content-type": "application/json", ...answer.headers }).end(answer.body);
});

async function record(request: IncomingMessage): Promise<Received> {
  let text = "";
  for await (const chunk of request) text += chunk;
  const { method = "", url = "", headers } = request;
  return { method, url, authorization: headers.authorization, body: text === "" ? null : JSON.parse(text) };
}

let config: PortoneConfig;
let provider: PaymentProvider;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  config = {
    apiBaseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    apiSecret: new Secret(CANARY.api),
    storeId: "store-1",
    channelKey: "channel-key-1",
    webhookSecret: new Secret(WEBHOOK_SECRET),
    timeoutMs: 2_000,
    expectedChannelType: "LIVE",
  };
  provider = createPortoneProvider(config, () => NOW);
});
afterAll(() => server.close());

const payment = { paymentId: "order/1", orderName: "주 1회", amount: 1_000, billingKey: new Secret(CANARY.key) };
const customer = { id: "u1", name: "김나란", email: "a@example.com", phoneNumber: "01012345678" };
const card = {
  number: new Secret(CANARY.number),
  expiryYear: "31",
  expiryMonth: "09",
  birthOrBusinessRegistrationNumber: new Secret(CANARY.birth),
  passwordTwoDigits: new Secret(CANARY.password),
};

const calls: Record<string, () => Promise<unknown>> = {
  issue: () => provider.issueBillingKey({ customerId: "u1", customerName: "김나란", card }),
  delete: () => provider.deleteBillingKey(payment.billingKey),
  pay: () => provider.payWithBillingKey({ ...payment, customer }),
  read: () => provider.getPayment(payment.paymentId),
  cancel: () =>
    provider.cancelPayment({ paymentId: "order/1", amount: 400, currentCancellableAmount: 1_000, reason: "환불" }),
};

async function failure(call: string, given: Answer): Promise<Error> {
  answer = given;
  const error = await calls[call]?.().then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Error)) throw new Error(`${call} did not fail`);
  return error;
}

const json = (value: unknown, status = 200): Answer => ({ status, body: JSON.stringify(value) });
const paid = {
  status: "PAID",
  id: "order/1",
  storeId: "store-1",
  channel: { type: "LIVE" },
  amount: { total: 1, cancelled: 0 },
};

describe("PortOne adapter, answers no one hopes for", () => {
  it.each(Object.keys(calls))(
    "%s: a page, half an answer, a redirect and an unknown refusal are uncertain",
    async (call) => {
      for (const given of [
        { status: 502, body: "<h1>Bad Gateway</h1>" },
        { status: 404, body: "<h1>Not Found</h1>" },
        { body: '{"payment":' },
        { body: "" },
        json([], 500),
        json({ type: "SOMETHING_NEW", message: "?" }, 400),
        { status: 307, body: "{}", headers: { location: "/elsewhere" } },
      ]) {
        expect(await failure(call, given)).toBeInstanceOf(PaymentUncertain);
      }
    },
  );

  it.each(["issue", "pay", "cancel"])("%s: a refusal of the card company carries its own sentence", async (call) => {
    const refusal = { type: "PG_PROVIDER", pgCode: "F1", pgMessage: "한도가 부족해요." };
    expect(await failure(call, json(refusal, 502))).toMatchObject({
      name: "PaymentDeclined",
      message: "한도가 부족해요.",
      providerCode: "F1",
    });
    const invalid = json({ type: "INVALID_REQUEST", message: "할부 개월이 올바르지 않아요." }, 400);
    expect(await failure(call, invalid)).toMatchObject({ message: "할부 개월이 올바르지 않아요." });
    const ours = json({ type: "UNAUTHORIZED", message: "secret expired" }, 401);
    expect(await failure(call, ours)).toMatchObject({
      name: "PaymentDeclined",
      message: expect.stringMatching(/다시 시도/),
    });
  });

  it("takes the first sentence of a refusal by several channels", async () => {
    const failures = [
      { type: "INVALID_REQUEST" },
      { type: "PG_PROVIDER", pgCode: "C2", pgMessage: "사용할 수 없는 카드예요." },
    ];
    const refusal = json({ type: "CHANNEL_SPECIFIC", failures, succeededChannels: [] }, 502);
    expect(await failure("issue", refusal)).toMatchObject({ message: "사용할 수 없는 카드예요.", providerCode: "C2" });
  });

  it.each([
    ["about another id", { ...paid, id: "order/2" }],
    ["about another shop", { ...paid, storeId: "store-2" }],
    ["on a test channel", { ...paid, channel: { type: "TEST" } }],
    ["with an unknown status", { ...paid, status: "HALF" }],
    ["without an amount", { ...paid, amount: {} }],
    ["with a broken amount", { ...paid, amount: { total: 1.5, cancelled: 0 } }],
  ])("does not believe a read-back %s", async (_name, body) => {
    expect(await failure("read", json({ currency: "KRW", ...body }))).toBeInstanceOf(PaymentUncertain);
  });

  it("takes only PortOne's own not-found for not found", async () => {
    answer = json({ type: "PAYMENT_NOT_FOUND" }, 404);
    expect(await calls.read?.()).toBeNull();
    expect(await failure("read", json({ type: "FORBIDDEN" }, 403))).toBeInstanceOf(PaymentUncertain);
  });

  it.each([
    ["is only requested", { status: "REQUESTED", totalAmount: 400 }, PaymentUncertain],
    ["covers another amount", { status: "SUCCEEDED", totalAmount: 1_000 }, PaymentUncertain],
    ["failed", { status: "FAILED", totalAmount: 400 }, PaymentDeclined],
  ])("a cancellation that %s has not succeeded", async (_name, cancellation, kind) => {
    expect(await failure("cancel", json({ cancellation }))).toBeInstanceOf(kind);
  });

  it("gives up at the time limit and when nobody listens", async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const apiBaseUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const impatient = createPortoneProvider({ ...config, apiBaseUrl, timeoutMs: 50 });
    await expect(impatient.getPayment("order/1")).rejects.toThrow(/no answer in time/);
    silent.closeAllConnections();
    await new Promise((resolve) => silent.close(resolve));
    await expect(impatient.getPayment("order/1")).rejects.toThrow(/connection failed \(ECONNREFUSED\)/);
  });
});

describe("PortOne adapter, requests", () => {
  it("always sends an amount to cancel, and refuses one that is not a positive number of won", async () => {
    answer = json({ cancellation: { status: "SUCCEEDED", totalAmount: 400 } });
    await calls.cancel?.();
    expect(received.at(-1)).toEqual({
      method: "POST",
      url: "/payments/order%2F1/cancel",
      authorization: `PortOne ${CANARY.api}`,
      body: { storeId: "store-1", amount: 400, currentCancellableAmount: 1_000, reason: "환불" },
    });
    const before = received.length;
    for (const amount of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      const input = { paymentId: "p", amount, currentCancellableAmount: 1_000, reason: "환불" };
      await expect(provider.cancelPayment(input)).rejects.toThrow(RangeError);
      await expect(provider.payWithBillingKey({ ...payment, customer, amount })).rejects.toThrow(RangeError);
    }
    expect(received).toHaveLength(before);
  });

  it("keeps an issued key although its card cannot be read", async () => {
    answer = json({ billingKeyInfo: { billingKey: "billing-key-1" } });
    expect(await calls.issue?.()).toMatchObject({ cardName: "카드", maskedNumber: `${"*".repeat(14)}88` });
  });

  it.each([
    ["apiBaseUrl", { apiBaseUrl: "api.portone.io" }],
    ["timeoutMs", { timeoutMs: 0 }],
    ["storeId", { storeId: "" }],
    ["apiSecret", { apiSecret: new Secret("two words") }],
    ["webhookSecret", { webhookSecret: new Secret("whsec_***") }],
  ])("refuses a wrong %s at the start", (field, change) => {
    expect(() => createPortoneProvider({ ...config, ...change })).toThrow(new RegExp(field));
  });
});

describe("PortOne adapter, webhooks", () => {
  const verify = (body: string, secret = WEBHOOK_SECRET) => {
    const headers = signWebhook({ secret, id: "msg-1", timestamp: NOW.getTime() / 1000, body });
    return provider.verifyWebhook({ headers, rawBody: body });
  };

  it("returns what an authentic one is about", () => {
    const body = JSON.stringify({ type: "Transaction.Paid", data: { paymentId: "order/1", storeId: "store-1" } });
    expect(verify(body)).toEqual({ id: "msg-1", type: "Transaction.Paid", paymentId: "order/1" });
    expect(verify('{"type":"BillingKey.Issued"}')).toEqual({ id: "msg-1", type: "BillingKey.Issued", paymentId: null });
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
    const echo = { status: 400, body: `{"echo": ${JSON.stringify({ ...CANARY })}` };
    for (const call of Object.keys(calls)) {
      for (const given of [
        echo,
        json({ billingKeyInfo: CANARY }),
        json({ type: "NEW", message: JSON.stringify(CANARY) }, 400),
      ]) {
        const error = await failure(call, given).catch(() => null);
        log.error(
          { err: error, config: inspect(config), card: inspect(card), payment: inspect(payment) },
          "call failed",
        );
        lines.push(inspect(error, { depth: 10, showHidden: true }), String(error), JSON.stringify(error));
      }
    }
    expect(lines.length).toBeGreaterThan(40);
    for (const canary of Object.values(CANARY)) expect(lines.filter((line) => line.includes(canary))).toEqual([]);
    for (const secret of [card.number, payment.billingKey, config.apiSecret]) {
      expect(() => JSON.stringify({ secret })).toThrow(TypeError);
      expect(() => `${secret}`).toThrow(TypeError);
      expect(inspect({ secret }, { showHidden: true, depth: 5 })).toBe("{ secret: [secret] }");
    }
  });
});
