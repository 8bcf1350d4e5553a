import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo, type Caller, call, newAccount, textsTo } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { systemCtx } from "../../../../../test/ctx.ts";
import { type Asked, answer, askedFor, beginMatch } from "../../../../../test/search-match.ts";
import { cancelMatch } from "../rounds/cancel-match.ts";
import { notifyTooLate } from "./notify-too-late.ts";
import { findProposal } from "./repository.ts";

let t: TestApp;
let parent: Caller;
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
});
afterAll(() => t.close());

/** Three tutors with accounts and confirmed phones were asked. */
async function askedAccounts() {
  const id = await beginMatch(t, parent);
  await expect.poll(async () => (await askedFor(t, id)).filter(({ status }) => status === "SENT").length).toBe(3);
  const asked = (await askedFor(t, id)) as unknown as [Asked, Asked, Asked];
  for (const { tutorId, phoneNumber } of asked) {
    const [known] = await t.deps.sql`select user_id from tutors where id = ${tutorId}`;
    if (known?.user_id) continue;
    const { userId } = await newAccount(t);
    await t.deps.sql`update users set phone_number = ${phoneNumber}, phone_number_verified = true where id = ${userId}`;
    await t.deps.sql`update tutors set user_id = ${userId} where id = ${tutorId}`;
  }
  return { id, asked };
}

test("a proposal says how much work and money it is, and from when", async () => {
  const { asked } = await askedAccounts();
  const [one] = asked;
  const open = async () =>
    (await call(t, {}, "GET", `/tutor-pairings/${one.pairingId}?phoneNumber=${one.phoneNumber}`)).json();
  const [bought] = await t.deps.sql`
    select (i.product->>'totalCounts')::int + (i.product->>'freeLessonCounts')::int as lessons from order_items i
    join matches m on m.order_item_id = i.id join candidate_tutors c on c.match_id = m.id
    where c.pairing_id = ${one.pairingId} limit 1`;
  expect(await open()).toMatchObject({
    lessonsLeft: bought?.lessons,
    firstDay: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  await answer(t, asked[1], "ACCEPT");
  expect(await open()).toMatchObject({ isTaken: true, firstDay: null });
});

test("who was asked and has not said no hears that another one was faster, once", async () => {
  const { asked } = await askedAccounts();
  const [winner, waiting, declined] = asked;
  await answer(t, declined, "REJECT");
  await answer(t, winner, "ACCEPT");
  await expect.poll(() => textsTo(t, waiting.phoneNumber)).toMatch(/수학 .*제안은 다른 선생님이 먼저 맡았어요/);
  expect((await answer(t, waiting, "ACCEPT")).json().errorCode).toBe(50005);
  const told = await t.deps.sql`
    select singleton_key as key from pgboss.job where singleton_key like ${`proposal.taken:${waiting.pairingId}:%`}`;
  expect(told.map(({ key }) => key)).toEqual([`proposal.taken:${waiting.pairingId}:${waiting.tutorId}`]);
});

test("who was asked hears once that the family gave the search up, and that there may be another", async () => {
  const { id, asked } = await askedAccounts();
  const [waiting, , declined] = asked;
  await answer(t, declined, "REJECT");
  for (let time = 0; time < 2; time++) {
    await t.deps.db.transaction((tx) => cancelMatch(systemCtx(t.deps), tx, id));
  }
  await expect
    .poll(() => textsTo(t, waiting.phoneNumber))
    .toMatch(/수학 .*제안은 학생 가족이 찾기를 그만두어서 끝났어요\. 새 수업 제안이 오면/);
  const told = await t.deps.sql`
    select singleton_key as key from pgboss.job where singleton_key like ${`proposal.withdrawn:${waiting.pairingId}:%`}`;
  const stillAsked = asked.slice(0, 2).map(({ pairingId, tutorId }) => `proposal.withdrawn:${pairingId}:${tutorId}`);
  expect(told.map(({ key }) => key).sort()).toEqual(stillAsked.sort());
});

test("at night they hear it in the morning", async () => {
  const { asked } = await askedAccounts();
  const [winner, waiting] = asked;
  const proposal = await findProposal(t.deps.db, winner.pairingId, winner.tutorId);
  if (!proposal) throw new Error("The proposal is gone.");
  const quiet = systemCtx({ ...t.deps, config: { ...t.deps.config, keepsQuietHours: true } });
  const night = new Date(`${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T14:30:00Z`);
  await t.deps.db.transaction((tx) =>
    notifyTooLate({ ...quiet, now: night }, tx, { matchId: proposal.matchId, winner: winner.tutorId }),
  );
  const [job] = await t.deps.sql`
    select extract(epoch from start_after - created_on)::int as wait from pgboss.job
    where singleton_key = ${`proposal.taken:${waiting.pairingId}:${waiting.tutorId}`}`;
  expect(job?.wait).toBe(8.5 * 60 * 60);
});
