import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { AUTH, issueBody, payBody } from "../test/support.ts";
import { createSandbox, SANDBOX_DEFAULTS, testCardNumber } from "./app.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sandbox-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = () => createSandbox({ stateFile: join(folder, "kept", "sandbox.json"), portoneWebhookUrl: null });

async function pay(app: ReturnType<typeof open>, billingKey: string, paymentId: string) {
  const url = `/payments/${paymentId}/billing-key`;
  return app.inject({ method: "POST", url, headers: AUTH, payload: payBody(billingKey) });
}

test("a payment and its key outlive the process: it is refunded, and the key pays again", async () => {
  const first = open();
  const issued = await first.inject({
    method: "POST",
    url: "/billing-keys",
    headers: AUTH,
    payload: issueBody(testCardNumber("paid")),
  });
  const { billingKey } = issued.json().billingKeyInfo;
  expect((await pay(first, billingKey, "p1")).statusCode).toBe(200);
  const before = (await first.inject({ url: "/payments/p1", headers: AUTH })).json();
  await first.close();

  const second = open();
  expect((await second.inject({ url: "/payments/p1", headers: AUTH })).json()).toEqual(before);
  const cancelled = await second.inject({
    method: "POST",
    url: "/payments/p1/cancel",
    headers: AUTH,
    payload: { storeId: SANDBOX_DEFAULTS.portoneStoreId, reason: "변심" },
  });
  expect(cancelled.statusCode).toBe(200);
  expect((await pay(second, billingKey, "p2")).statusCode).toBe(200);
  await second.close();
});

test("a file that can't be read is replaced", async () => {
  const file = join(folder, "sandbox.json");
  writeFileSync(file, "{half");
  const app = createSandbox({ stateFile: file, portoneWebhookUrl: null });
  await app.ready();
  await app.close();
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ payments: [] });
});
