import { setImmediate } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import { AUTH, issueKey, payBody } from "../test/support.ts";
import { createSandbox, type PaymentsReport } from "./app.ts";

const PAYMENTS = 3_000;
const AT_ONCE = 50;
const app = createSandbox({ hangMs: 600_000, portoneWebhookUrl: null });
afterAll(() => app.close());

it(`processes ${PAYMENTS} payments with dropped and abandoned calls, charges each once and leaves no pending timer`, async () => {
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  const [paid = "", dropped = "", refused = "", hanging = ""] = await Promise.all(
    (["paid", "drop-after-charge", "drop-before-charge", "hang-after-charge"] as const).map((card) =>
      issueKey(app, card),
    ),
  );
  const keyOf = (number: number) => [hanging, refused, dropped][number % 20] ?? paid;
  const call = (number: number, signal?: AbortSignal) =>
    fetch(`${url}/payments/p${number}/billing-key`, {
      method: "POST",
      headers: { ...AUTH, "content-type": "application/json" },
      body: JSON.stringify(payBody(keyOf(number))),
      signal,
    }).then(
      (response) => response.arrayBuffer(),
      () => null,
    );
  const report = async (query = "") => (await app.inject(`/sandbox/api/payments${query}`)).json<PaymentsReport>();
  /** Disconnects right after the charge, as a killed caller does. */
  const abandon = async (number: number) => {
    const abort = new AbortController();
    const answer = call(number, abort.signal);
    while ((await report(`?paymentId=p${number}`)).totals.charges === 0) await setImmediate();
    abort.abort();
    return answer;
  };
  for (let next = 0; next < PAYMENTS; next += AT_ONCE) {
    const batch = Array.from({ length: AT_ONCE }, (_, offset) => next + offset);
    await Promise.all(batch.map((number) => (keyOf(number) === hanging ? abandon(number) : call(number))));
  }
  const { totals, payments } = await report();
  expect(payments.every((one) => one.charges === 1)).toBe(true);
  const charged = (PAYMENTS * 19) / 20;
  expect(totals).toMatchObject({ payments: charged, charges: charged });
  const timers = process.getActiveResourcesInfo().filter((name) => name === "Timeout");
  expect(timers.length).toBeLessThan(AT_ONCE);
}, 120_000);
