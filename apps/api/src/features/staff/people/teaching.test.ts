import { addKstMonths, lastDueMonth, payoutDay } from "@pkg/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo, type Caller, call, newAccount } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { makePair, planLessonsOf, putLesson } from "../../../../test/make-pair.ts";
import { askedTutors, giveDemoTutor } from "../../../../test/matched-pair.ts";
import { answer, beginMatch } from "../../../../test/search-match.ts";

let t: TestApp;
let operator: Caller & { userId: string };
let match: string;
beforeAll(async () => {
  t = await createTestApp();
  const parent = await asDemo("parent");
  operator = await asDemo("operator");
  match = await makePair(t, parent);
  await planLessonsOf(t, parent, match);
});
afterAll(() => t.close());

const teaching = async (id = "demo-tutor") =>
  (await call(t, operator, "GET", `/operator/people/${id}`)).json().present.teaching;

test("a tutor's page says what they teach, what waits for them, and how they are paid next", async () => {
  const { sql } = t.deps;
  const month = addKstMonths(lastDueMonth(new Date()), 1);
  await sql`delete from payout_accounts where tutor_id = 1001`;
  const [first, second] = await sql<{ id: string; startsAt: string }[]>`
    select id, starts_at as "startsAt" from lessons where match_id = ${match} order by starts_at limit 2`;
  const before = await teaching();
  expect(before).toMatchObject({ accountRegisteredAt: null, openProposals: 0 });
  expect(before.nextPayout).toMatchObject({ month, payDay: payoutDay(month), status: null });
  const own = before.classes.find(({ matchId }: { matchId: string }) => matchId === match);
  expect(own).toMatchObject({
    studentName: "김하준",
    isOwn: true,
    logsDue: 0,
    nextLessonAt: new Date(first?.startsAt ?? 0).toISOString(),
  });

  await putLesson(t, first?.id ?? "", -180);
  await sql`insert into payout_accounts (tutor_id, bank_code, sealed_number, number_end, holder_name)
    values (1001, '004', 'sealed', '1234', '박지훈')`;
  const after = await teaching();
  expect(after.accountRegisteredAt).not.toBeNull();
  expect(JSON.stringify(after)).not.toContain("1234");
  const late = after.classes.find(({ matchId }: { matchId: string }) => matchId === match);
  expect(late).toMatchObject({ logsDue: 1, nextLessonAt: new Date(second?.startsAt ?? 0).toISOString() });
});

test("a proposal that waits for its answer is counted until it is answered", async () => {
  const [asked] = await askedTutors(t, await beginMatch(t, await asDemo("parent")), 3);
  if (!asked) throw new Error("Somebody was to be asked.");
  await giveDemoTutor(t, { tutor: asked });
  expect((await teaching()).openProposals).toBe(1);
  await answer(t, asked, "REJECT");
  expect((await teaching()).openProposals).toBe(0);
});

test("a class that is over is no part of the present, unless a lesson of it waits for its log", async () => {
  const { sql } = t.deps;
  const matches = async () => (await teaching()).classes.map(({ matchId }: { matchId: string }) => matchId);
  await sql`update matches set ended_at = now() where id = ${match}`;
  expect(await matches()).toContain(match);
  await sql`insert into lesson_logs (lesson_id, title, content)
    select id, '기록', '배운 것' from lessons where match_id = ${match} and ends_at <= now()`;
  expect(await matches()).not.toContain(match);
});

test("a payout that was not paid is told before the one that comes next", async () => {
  const { sql } = t.deps;
  const month = lastDueMonth(new Date());
  await sql`insert into payout_runs (month, actor_id, payouts, gross, net) values (${month}, 'x', 1, 100000, 96700)`;
  await sql`insert into payouts (tutor_id, month, gross, income_tax, local_tax, net)
    values (1001, ${month}, 100000, 3000, 300, 96700)`;
  expect((await teaching()).nextPayout).toMatchObject({ month, status: "READY" });
  await sql`delete from payouts where tutor_id = 1001 and month = ${month}`;
  expect((await teaching()).nextPayout).toMatchObject({ month: addKstMonths(month, 1), status: null });
});

test("who teaches nobody has no such part", async () => {
  expect(await teaching("demo-parent")).toBeNull();
  const { userId } = await newAccount(t);
  expect(await teaching(userId)).toBeNull();
});
