import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PaymentDeclined, PaymentUncertain } from "./port.ts";
import { createPortoneProvider } from "./portone.ts";
import { CALLS, json, type PortoneRig, startPortoneRig } from "./portone-test-rig.ts";

let rig: PortoneRig;
beforeAll(async () => {
  rig = await startPortoneRig();
});
afterAll(() => rig.close());

const paid = {
  status: "PAID",
  id: "order/1",
  storeId: "store-1",
  channel: { type: "LIVE" },
  amount: { total: 1, cancelled: 0 },
};

describe("PortOne adapter, answers no one hopes for", () => {
  it.each(CALLS)("%s: a page, half an answer, a redirect and an unknown refusal are uncertain", async (call) => {
    for (const given of [
      { status: 502, body: "<h1>Bad Gateway</h1>" },
      { status: 404, body: "<h1>Not Found</h1>" },
      { body: '{"payment":' },
      { body: "" },
      json([], 500),
      json({ type: "SOMETHING_NEW", message: "?" }, 400),
      { status: 307, body: "{}", headers: { location: "/elsewhere" } },
    ]) {
      expect(await rig.failure(call, given)).toBeInstanceOf(PaymentUncertain);
    }
  });

  it.each(["issue", "pay", "cancel"] as const)(
    "%s: a refusal of the card company carries its own sentence",
    async (call) => {
      const refusal = { type: "PG_PROVIDER", pgCode: "F1", pgMessage: "한도가 부족해요." };
      expect(await rig.failure(call, json(refusal, 502))).toMatchObject({
        name: "PaymentDeclined",
        message: "한도가 부족해요.",
        providerCode: "F1",
      });
      const invalid = json({ type: "INVALID_REQUEST", message: "할부 개월이 올바르지 않아요." }, 400);
      expect(await rig.failure(call, invalid)).toMatchObject({ message: "할부 개월이 올바르지 않아요." });
      const ours = json({ type: "UNAUTHORIZED", message: "secret expired" }, 401);
      expect(await rig.failure(call, ours)).toMatchObject({
        name: "PaymentDeclined",
        message: expect.stringMatching(/다시 시도/),
      });
    },
  );

  it("takes the first sentence of a refusal by several channels", async () => {
    const failures = [
      { type: "INVALID_REQUEST" },
      { type: "PG_PROVIDER", pgCode: "C2", pgMessage: "사용할 수 없는 카드예요." },
    ];
    const refusal = json({ type: "CHANNEL_SPECIFIC", failures, succeededChannels: [] }, 502);
    expect(await rig.failure("issue", refusal)).toMatchObject({
      message: "사용할 수 없는 카드예요.",
      providerCode: "C2",
    });
  });

  it("tells a read-back as it is, also on the other kind of channel or before there is one", async () => {
    const read = (changes: object) => rig.call("read", json({ currency: "KRW", ...paid, ...changes }));
    expect(await read({})).toMatchObject({ status: "PAID", totalAmount: 1, currency: "KRW", channelType: "LIVE" });
    expect(await read({ channel: { type: "TEST" }, currency: "USD" })).toMatchObject({
      channelType: "TEST",
      currency: "USD",
    });
    expect(await read({ status: "READY", channel: undefined })).toMatchObject({ status: "READY", channelType: "LIVE" });
  });

  it.each([
    ["about another id", { ...paid, id: "order/2" }],
    ["about another shop", { ...paid, storeId: "store-2" }],
    ["with an unknown status", { ...paid, status: "HALF" }],
    ["of a charge without its channel", { ...paid, channel: undefined }],
    ["without an amount", { ...paid, amount: {} }],
    ["with a broken amount", { ...paid, amount: { total: 1.5, cancelled: 0 } }],
  ])("does not believe a read-back %s", async (_name, body) => {
    expect(await rig.failure("read", json({ currency: "KRW", ...body }))).toBeInstanceOf(PaymentUncertain);
  });

  it("takes only PortOne's own not-found for not found", async () => {
    expect(await rig.call("read", json({ type: "PAYMENT_NOT_FOUND" }, 404))).toBeNull();
    for (const [type, status] of [
      ["FORBIDDEN", 403],
      ["CHANNEL_NOT_FOUND", 404],
      ["PAYMENT_NOT_FOUND", 200],
    ] as const) {
      expect(await rig.failure("read", json({ type }, status))).toBeInstanceOf(PaymentUncertain);
    }
  });

  it.each([
    ["is only requested", { status: "REQUESTED", totalAmount: 400 }, PaymentUncertain],
    ["covers another amount", { status: "SUCCEEDED", totalAmount: 1_000 }, PaymentUncertain],
    ["failed", { status: "FAILED", totalAmount: 400 }, PaymentDeclined],
  ])("a cancellation that %s has not succeeded", async (_name, cancellation, kind) => {
    expect(await rig.failure("cancel", json({ cancellation }))).toBeInstanceOf(kind);
  });

  it("gives up at the time limit and when nobody listens", async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const apiBaseUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const impatient = createPortoneProvider({ ...rig.config, apiBaseUrl, timeoutMs: 50 });
    await expect(impatient.getPayment("order/1")).rejects.toThrow(/no answer in time/);
    silent.closeAllConnections();
    await new Promise((resolve) => silent.close(resolve));
    await expect(impatient.getPayment("order/1")).rejects.toThrow(/connection failed \(ECONNREFUSED\)/);
  });
});
