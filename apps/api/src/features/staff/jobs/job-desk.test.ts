import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo, type Caller, call, lastMessage } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";

const REASON = "메시지 회사가 다시 살아났어요";
const PHONE = "01000000002";

let t: TestApp;
let operator: Caller;
beforeAll(async () => {
  t = await createTestApp();
  operator = await asDemo("operator");
});
afterAll(() => t.close());

const list = async (state: string) => (await call(t, operator, "GET", `/operator/jobs?state=${state}`)).json().content;
const retry = (id: string, reason = REASON) => call(t, operator, "POST", `/operator/jobs/${id}/retry`, { reason });
const send = (key: string, text: string) =>
  t.deps.jobs.queueNotice(t.deps.db, {
    ...{ key, delaySeconds: 3_600 },
    ...{ kind: "PAYMENT", userId: "demo-parent", text },
  });

/** Ends the job as pg-boss does when its last attempt failed: with a copy among the dead letters. */
async function giveUp(key: string): Promise<void> {
  await t.deps.sql`update pgboss.job set state = 'failed', retry_count = retry_limit, completed_on = now(),
    output = '{"message": "MessageNotSent"}' where singleton_key = ${key}`;
  await t.deps.sql`insert into pgboss.job (name, data, singleton_key, source_name, source_id, source_created_on,
      source_retry_count, source_output)
    select 'dead-letters', data, singleton_key, name, id, created_on, retry_count, output from pgboss.job
    where singleton_key = ${key}`;
}

test("a job that was given up is listed with its reason, and runs again once for one press", async () => {
  await send("j:lost", "[나란] 결제했어요.");
  await giveUp("j:lost");
  const [job] = await list("GIVEN_UP");
  expect(job).toMatchObject({ name: "notice.send", key: "j:lost", attempts: 72, reason: "MessageNotSent" });
  expect(JSON.stringify(job)).not.toContain("결제했어요");
  const figures = (await call(t, operator, "GET", "/operator/desk")).json().figures;
  expect(figures).toContainEqual({ kind: "FAILED_JOBS", count: 1, amount: null });
  expect((await retry(job.id, "그냥")).statusCode).toBe(400);
  expect((await retry(job.id)).statusCode).toBe(204);
  await expect.poll(async () => (await lastMessage(t, PHONE))?.text).toBe("[나란] 결제했어요.");
  expect(await list("GIVEN_UP")).toEqual([]);
  expect((await retry(job.id)).statusCode).toBe(404);
  const acts = await t.deps.sql`select detail from audit_logs where action = 'job.retried'`;
  expect(acts).toEqual([{ detail: { reason: REASON } }]);
});

test("one whose own row is gone is written anew", async () => {
  await send("j:gone", "[나란] 다시 보내요.");
  await giveUp("j:gone");
  await t.deps.sql`delete from pgboss.job where singleton_key = 'j:gone' and name <> 'dead-letters'`;
  const [job] = await list("GIVEN_UP");
  expect((await retry(job.id)).statusCode).toBe(204);
  await expect.poll(async () => (await lastMessage(t, PHONE))?.text).toBe("[나란] 다시 보내요.");
});

test("one that waits for its next attempt is tried at once", async () => {
  await send("j:waits", "[나란] 기다렸어요.");
  await t.deps.sql`update pgboss.job set state = 'retry', retry_count = 13 where singleton_key = 'j:waits'`;
  const [job] = await list("RETRYING");
  expect(job).toMatchObject({ key: "j:waits", attempts: 13 });
  expect((await retry(job.id)).statusCode).toBe(204);
  await expect.poll(async () => (await lastMessage(t, PHONE))?.text).toBe("[나란] 기다렸어요.");
});

test("jobs come page by page, and administrators see them too", async () => {
  await t.deps
    .sql`insert into pgboss.job (name, source_name, source_id, source_created_on, source_retry_count, created_on)
    select 'dead-letters', 'order.paid', gen_random_uuid(), now(), 71, now() - n * interval '1 minute'
    from generate_series(1, 60) n`;
  const first = (await call(t, operator, "GET", "/operator/jobs")).json();
  expect(first.content).toHaveLength(50);
  const second = (await call(t, operator, "GET", `/operator/jobs?cursor=${first.nextCursor}`)).json();
  expect([second.content.length, second.nextCursor]).toEqual([10, null]);
  for (let n = 0; n < 51; n += 1) await send(`j:many:${n}`, "[나란] 여럿");
  await t.deps.sql`update pgboss.job set state = 'retry' where singleton_key like 'j:many:%'`;
  const { nextCursor } = (await call(t, operator, "GET", "/operator/jobs?state=RETRYING")).json();
  const rest = await call(t, operator, "GET", `/operator/jobs?state=RETRYING&cursor=${nextCursor}`);
  expect(rest.json().content).toHaveLength(1);
  await t.deps.sql`update users set staff_roles = '{ADMIN}' where id = 'demo-finance'`;
  expect((await call(t, await asDemo("finance"), "GET", "/operator/jobs")).statusCode).toBe(200);
  expect((await call(t, await asDemo("parent"), "GET", "/operator/jobs")).statusCode).toBe(403);
});
