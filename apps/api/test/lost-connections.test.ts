import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../src/db/client.ts";
import { ANYBODY, call } from "./caller.ts";
import { createTestApp, type TestApp } from "./create-test-app.ts";
import { createBuyers } from "./harness/buyers.ts";
import { buyUntilAnswered } from "./harness/purchase.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ reconcile: true, config: { purchaseLeaseMs: 1_000 } });
});
afterAll(() => t.close());

/** Ends every other connection to the test's database, as a restart of PostgreSQL or a failover does. */
const endConnections = async () => {
  const ended = await t.deps.sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.catch(() => []);
  return ended.length;
};

test("connections that PostgreSQL ends under load charge nothing twice, nor what is refused, and are made anew", {
  timeout: 120_000,
}, async () => {
  const buyers = await createBuyers(t.deps.sql, 8, "4242000100000001");
  let isBuying = true;
  const bought = Promise.all(buyers.map((buyer) => buyUntilAnswered(buyer, () => t.origin, null))).finally(() => {
    isBuying = false;
  });
  const statuses = new Set<number>();
  let ended = 0;
  for (let rounds = 0; isBuying || rounds < 5; rounds++) {
    if (rounds < 5) ended += await endConnections();
    const reads = await Promise.all(Array.from({ length: 10 }, () => call(t, ANYBODY, "GET", "/reviews")));
    for (const { statusCode } of reads) statuses.add(statusCode);
  }
  expect(ended).toBeGreaterThan(5);
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  // A purchase whose process lost the order in between may be refused; then nothing was charged, and it can be tried again.
  const answers = await bought;
  expect(answers.filter(({ kind }) => kind === "none")).toEqual([]);
  expect(answers.some(({ kind }) => kind === "paid")).toBe(true);

  await expect.poll(async () => (await call(t, ANYBODY, "GET", "/reviews")).statusCode).toBe(200);
  const orders = await t.deps.sql<{ payment_id: string; status: string }[]>`
    select payment_id, status from orders where user_id = any(${buyers.map(({ userId }) => userId)})`;
  expect(orders.filter(({ status }) => status === "PAID")).toHaveLength(
    answers.filter(({ kind }) => kind === "paid").length,
  );
  for (const { payment_id, status } of orders) {
    const { totals } = (await t.sandbox.inject(`/sandbox/api/payments?paymentId=${payment_id}`)).json();
    expect(totals.charges).toBe(status === "PAID" ? 1 : 0);
  }
});

test("a transaction whose connection ended writes nothing more, though the connection was made anew", async () => {
  const { sql, close } = openDatabase(t.databaseUrl, { max: 1 });
  const log = (client: typeof sql, action: string) =>
    client.unsafe("insert into audit_logs (action, actor_id, target_id, request_id) values ($1, 'a', 't', 'r')", [
      action,
    ]);
  // The transaction is refused as soon as its connection ends, while its callback goes on.
  const { promise: late, resolve: writeLate } = Promise.withResolvers<unknown>();
  const transaction = sql.begin(async (tx) => {
    await log(tx as never, "lost.before");
    const [{ pid } = {}] = await tx`select pg_backend_pid() as pid`;
    await t.deps.sql`select pg_terminate_backend(${pid})`;
    await expect
      .poll(() =>
        sql`select 1`.then(
          () => "anew",
          () => "lost",
        ),
      )
      .toBe("anew");
    writeLate(log(tx as never, "lost.after"));
    await late;
  });
  await expect(transaction).rejects.toMatchObject({ code: expect.stringMatching(/CONNECTION_CLOSED|57P01/) });
  await expect(late).rejects.toMatchObject({ code: expect.stringMatching(/CONNECTION_CLOSED|57P01/) });
  await log(sql, "anew");
  const logged = await t.deps.sql`select action from audit_logs where target_id = 't'`;
  expect(logged.map(({ action }) => action)).toEqual(["anew"]);
  await close();
});
