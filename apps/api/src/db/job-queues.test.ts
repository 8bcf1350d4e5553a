import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createDatabaseCopy } from "../../test/test-server.ts";
import { openDatabase } from "./client.ts";
import { bossDatabase } from "./job-queues.ts";

let copy: Awaited<ReturnType<typeof createDatabaseCopy>>;
let database: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  copy = await createDatabaseCopy(inject("adminUrl"), inject("templateName"));
  database = openDatabase(copy.url, { max: 3 });
});
afterAll(async () => {
  await database.close();
  await copy.drop();
});

const many = <T>(count: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));

test("a script that fails leaves no connection inside its transaction, and costs the pool none", async () => {
  const boss = bossDatabase(database.sql);
  const failed = await many(6, () => boss.executeSql("begin; select 1 / 0; commit;").catch(({ code }) => code));
  expect(failed).toEqual(Array(6).fill("22012"));
  expect(await many(12, () => database.sql`select 1 as one`)).toEqual(Array(12).fill([{ one: 1 }]));
  // As many transactions at once as there are connections: each waits for the others.
  let open = 0;
  await many(3, () =>
    database.sql.begin(async (tx) => {
      open += 1;
      await expect.poll(() => open).toBe(3);
      await tx`select 1`;
    }),
  );
  const states = await database.sql`select distinct state from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`;
  expect(states).toEqual([]);
});
