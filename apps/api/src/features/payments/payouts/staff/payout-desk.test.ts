import { addKstMonths, payoutDay, payoutOf } from "@pkg/domain";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { addEarned, payOf } from "../../../../../test/earned-lessons.ts";
import { EXPERT_TUTOR, makePair } from "../../../../../test/make-pair.ts";
import { matchTutor } from "../../../../../test/match-tutor.ts";
import {
  addLogged,
  asFinance,
  forgetPayouts,
  giveAccount,
  MONTH,
  MONTH_BEFORE,
} from "../../../../../test/payout-month.ts";
import { settle as settleLessons } from "../../../../../test/settle.ts";
import { settleLessonPay } from "../../../../db/lesson-pay.ts";

const TUTOR = 1001;

let t: TestApp;
let staff: Caller;
let pay: number;
beforeAll(async () => {
  t = await createTestApp();
  staff = await asFinance(t);
  await matchTutor(t, TUTOR, [{ day: 1, halfHour: 38 }]);
  await makePair(t, await asDemo("parent"), { tutorId: EXPERT_TUTOR });
  pay = await payOf(t, TUTOR);
});
afterAll(() => t.close());
beforeEach(() => forgetPayouts(t));

const desk = async () => (await call(t, staff, "GET", "/operator/payouts")).json();
const run = (gross: number, month = MONTH) => call(t, staff, "POST", "/operator/payouts/runs", { month, gross });
const list = async (query = "") => (await call(t, staff, "GET", `/operator/payouts/list${query}`)).json().content;
const makeFile = () => call(t, staff, "POST", "/operator/payouts/files");
const takeFile = (id: string) => call(t, staff, "GET", `/operator/payouts/files/${id}`);
const settle = (id: string, body: object) => call(t, staff, "POST", `/operator/payouts/${id}`, body);
const acts = async () => {
  const rows = await t.deps
    .sql`select action, target_id, detail from audit_logs where action like 'payout.%' order by id`;
  return rows as unknown as { action: string; target_id: string; detail: object }[];
};
/** All that a phone was told: messages of one moment may overtake each other. */
const heard = async (phone: string): Promise<string> => {
  const { messages } = (await t.sandbox.inject(`/sandbox/api/messages?to=${phone}`)).json();
  return messages.map(({ text }: { text: string }) => text).join("\n");
};
const REASON = "계좌가 해지됐어요";

/** Two lessons of one tutor and one of another, all settled; only the first has an account. @returns won before tax */
async function earn(): Promise<number> {
  await addLogged(t, TUTOR, 10);
  await addLogged(t, TUTOR, 12);
  await addLogged(t, EXPERT_TUTOR, 11);
  await giveAccount(t, TUTOR, "3333011234567");
  return pay * 2 + (await payOf(t, EXPERT_TUTOR));
}

test("a lesson that its family may still dispute is left to the next run", async () => {
  const id = await addLogged(t, TUTOR, 10);
  await giveAccount(t, TUTOR, "3333011234567");
  const change = async (hours: number) => {
    await t.deps
      .sql`update lessons set status = 'ABSENT', updated_at = now() - ${hours} * interval '1 hour' where id = ${id}`;
    await settleLessons(t);
    await settleLessonPay(t.deps.db, id);
  };
  await change(23);
  expect((await desk()).preview).toMatchObject({ lessons: 0, held: { count: 0 } });
  await change(25);
  expect((await desk()).preview).toMatchObject({ lessons: 1, gross: pay });
});

test("the preview says what a run would pay, what has no account and what is held, before anything moves", async () => {
  const gross = await earn();
  await addLogged(t, TUTOR, 13, MONTH_BEFORE);
  await addEarned(t, TUTOR, { startsAt: `${MONTH}-20T10:00:00Z` });
  await t.deps.sql`insert into refunds (order_id, requested_by, idempotency_key, status, amount, lease_until)
    select o.id, 'BUYER', 'held', 'REQUESTED', 1000, now() + interval '1 hour' from orders o
    join matches m on m.merchant_uid = o.merchant_uid where m.tutor_id = ${EXPERT_TUTOR}`;
  const expert = gross - pay * 2;
  expect((await desk()).preview).toEqual({
    month: MONTH,
    payDay: payoutDay(MONTH),
    ...{ tutors: 1, lessons: 3, ...payoutOf([{ amount: pay * 3 }]) },
    noAccount: { count: 0, amount: 0 },
    nameDiffers: { count: 0, amount: 0 },
    held: { count: 1, amount: expert },
  });
  await t.deps.sql`update refunds set status = 'FAILED'`;
  const { preview } = await desk();
  expect(preview).toMatchObject({ tutors: 2, noAccount: { count: 1, amount: payoutOf([{ amount: expert }]).net } });
  await giveAccount(t, TUTOR, "3333011234567", "박지후");
  expect((await desk()).preview.nameDiffers.count).toBe(1);
  expect((await t.deps.sql`select 1 from payout_lessons where payout_id is not null`).length).toBe(0);
});

test("a run pays each lesson once, and pressing again answers the same", async () => {
  const gross = await earn();
  const first = await run(gross);
  expect([first.statusCode, first.json()]).toMatchObject([200, { month: MONTH, payouts: 2, gross }]);
  const again = await run(gross);
  expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
  const { preview, runs, ready, blocked } = await desk();
  expect(preview).toBeNull();
  expect(runs).toMatchObject([
    { month: MONTH, payouts: 2, gross, states: { READY: { count: 1 }, NO_ACCOUNT: { count: 1 }, PAID: { count: 0 } } },
  ]);
  expect([ready.count, blocked.count]).toEqual([1, 1]);
  expect(await list()).toHaveLength(2);
  expect(await list("?status=READY&search=박")).toMatchObject([
    { tutorName: "박지훈", lessons: 2, ...payoutOf([{ amount: pay * 2 }]), problem: null, numberEnd: "4567" },
  ]);
  expect(await list("?search=최")).toMatchObject([{ problem: "NO_ACCOUNT", bankCode: null }]);
  expect((await acts()).map(({ action }) => action)).toContain("payout.run");
  const [, secondRun] = (await acts()).filter(
    ({ action, target_id }) => action === "payout.run" && target_id === MONTH,
  );
  expect(secondRun).toBeUndefined();
  expect((await t.deps.sql`select 1 from payout_lessons where payout_id is not null`).length).toBe(3);
});

test("the tutors hear that it is on its way, or that an account is missing, with a link", async () => {
  await run(await earn());
  await expect.poll(() => heard("01000000003")).toMatch(/월 수업료 .+원.* .+에 보내 드려요\. .+\/earnings\/statement/);
  await expect.poll(() => heard("01000000004")).toMatch(/보낼 계좌가 필요해요.+\/earnings\/account/);
});

test("what was seen is what is run: another sum, an open month and one that is over are refused", async () => {
  const gross = await earn();
  expect((await run(gross - 100)).json()).toMatchObject({ errorCode: 50004, reason: "SUM" });
  for (const month of [addKstMonths(MONTH, 1), MONTH_BEFORE]) {
    expect((await run(gross, month)).json()).toMatchObject({ errorCode: 50004, reason: "MONTH" });
  }
  expect((await run(gross, "2026-13")).statusCode).toBe(400);
  expect((await t.deps.sql`select 1 from payout_runs`).length).toBe(0);
});

test("a file holds the payouts that can go, with the whole number; each time it is taken is recorded", async () => {
  await run(await earn());
  const made = await makeFile();
  const { net } = payoutOf([{ amount: pay * 2 }]);
  expect([made.statusCode, made.json()]).toMatchObject([201, { count: 1, total: net }]);
  const { id } = made.json();
  // The account is frozen: what is registered now does not move what stands in a file.
  await giveAccount(t, TUTOR, "3333017777777");
  const { name, text } = (await takeFile(id)).json();
  expect(name).toMatch(/^나란-이체-\d{4}-\d\d-\d\d-[0-9a-f]{8}\.csv$/);
  expect(text.split("\r\n")).toEqual([
    "\uFEFF입금은행코드,입금은행,입금계좌번호,입금액(원),예상예금주,받는통장표시,지급번호",
    expect.stringMatching(new RegExp(`^090,카카오뱅크,3333011234567,${net},박지훈,나란\\d+월,[0-9a-f-]{36}$`)),
    "",
  ]);
  expect((await takeFile(id)).json().text).toBe(text);
  expect((await makeFile()).json()).toMatchObject({ errorCode: 50004 });
  expect((await desk()).files).toMatchObject([{ id, count: 1, total: net, open: { count: 1, amount: net } }]);
  const taken = (await acts()).filter(({ action, target_id }) => action === "payout.file-taken" && target_id === id);
  expect(taken).toHaveLength(2);
  expect(JSON.stringify(await acts())).not.toContain("3333011234567");
  expect((await list("?status=SENT"))[0]).toMatchObject({ numberEnd: "4567", bankCode: "090" });
});

test("a whole file is paid at once, and only once; its numbers are dropped and the tutors hear of it", async () => {
  await run(await earn());
  const { id } = (await makeFile()).json();
  const pays = () => call(t, staff, "POST", `/operator/payouts/files/${id}/paid`);
  expect((await pays()).statusCode).toBe(204);
  expect((await pays()).json()).toMatchObject({ errorCode: 50004 });
  expect((await takeFile(id)).json()).toMatchObject({ errorCode: 50004 });
  const { net } = payoutOf([{ amount: pay * 2 }]);
  expect((await desk()).runs[0].states).toMatchObject({
    ...{ SENT: { count: 0, amount: 0 }, READY: { count: 0 }, NO_ACCOUNT: { count: 1 }, FAILED: { count: 0 } },
    PAID: { count: 1, amount: net },
  });
  const [payout] = await list("?status=PAID");
  expect(payout).toMatchObject({ tutorName: "박지훈", numberEnd: "4567", paidAt: expect.any(String) });
  expect((await t.deps.sql`select 1 from payouts where sealed_number is not null`).length).toBe(0);
  for (const status of ["PAID", "FAILED", "READY"]) {
    expect((await settle(payout.id, { status, reason: REASON })).statusCode).toBe(409);
  }
  await expect.poll(() => heard("01000000003")).toMatch(/수업료 .+원을 보냈어요/);
  const own = await call(t, await asDemo("tutor"), "GET", `/tutors/me/earnings?month=${MONTH}`);
  expect(own.json()).toMatchObject({ gross: pay * 2, payout: { status: "PAID", numberEnd: "4567", bankCode: "090" } });
});

test("a failed one tells the tutor, is readied with a reason or by the next run, and goes out with the account of then", async () => {
  await run(await earn());
  const first = (await makeFile()).json().id;
  const [payout] = await list("?status=SENT");
  expect((await settle(payout.id, { status: "READY", reason: REASON })).statusCode).toBe(409);
  expect((await settle(payout.id, { status: "FAILED" })).statusCode).toBe(400);
  expect((await settle(payout.id, { status: "FAILED", reason: REASON })).statusCode).toBe(204);
  expect(await list("?status=FAILED")).toMatchObject([{ failureReason: REASON }]);
  await expect.poll(() => heard("01000000003")).toMatch(/보내지 못했어요.+\/earnings\/account/);
  expect((await takeFile(first)).statusCode).toBe(409);
  expect((await settle(payout.id, { status: "READY", reason: REASON })).statusCode).toBe(204);
  await giveAccount(t, TUTOR, "3333018888888");
  const second = (await makeFile()).json().id;
  expect((await takeFile(second)).json().text).toContain(",3333018888888,");
  await settle(payout.id, { status: "FAILED", reason: REASON });
  // A month passes.
  await t.deps.sql`alter table payouts drop constraint payouts_month_payout_runs_month_fk`;
  await t.deps.sql`update payout_runs set month = ${MONTH_BEFORE}`;
  await t.deps.sql`update payouts set month = ${MONTH_BEFORE}`;
  expect((await run(0)).json()).toMatchObject({ payouts: 0 });
  expect(await list("?status=READY")).toHaveLength(2);
  await t.deps.sql`alter table payouts add constraint payouts_month_payout_runs_month_fk foreign key (month)
    references payout_runs (month)`;
});

test("what was held back comes with the next run", async () => {
  await addLogged(t, TUTOR, 10, MONTH_BEFORE);
  const late = await addLogged(t, TUTOR, 11, MONTH_BEFORE);
  await t.deps.sql`insert into payout_runs (month, actor_id) values (${MONTH_BEFORE}, 'x')`;
  await run(pay * 2);
  const paid = await t.deps.sql`select lesson_id from payout_lessons l join payouts p on p.id = l.payout_id
    where p.month = ${MONTH}`;
  expect(paid.map(({ lesson_id }) => lesson_id)).toContain(late);
});

test("a month of all tutors is more won than an integer of the database holds", async () => {
  const big = 2_000_000_000;
  await t.deps.sql`insert into payout_runs (month, actor_id, payouts, gross, income_tax, local_tax, net)
    values (${MONTH}, 'x', 2, ${big * 2}, 120000000, 12000000, 3868000000)`;
  for (const tutorId of [TUTOR, EXPERT_TUTOR]) {
    await giveAccount(t, tutorId, "3333011234567");
    await t.deps.sql`insert into payouts (tutor_id, month, gross, income_tax, local_tax, net)
      values (${tutorId}, ${MONTH}, ${big}, 60000000, 6000000, 1934000000)`;
  }
  expect((await makeFile()).json()).toMatchObject({ count: 2, total: 3_868_000_000 });
  const { runs, files } = await desk();
  expect(runs).toMatchObject([
    { gross: big * 2, net: 3_868_000_000, states: { SENT: { amount: 3_868_000_000 }, PAID: { count: 0 } } },
  ]);
  expect(files).toMatchObject([{ total: 3_868_000_000, open: { count: 2, amount: 3_868_000_000 } }]);
});

test("what is not there is not found", async () => {
  const absent = "00000000-0000-4000-8000-00000000dead";
  expect((await takeFile(absent)).statusCode).toBe(404);
  expect((await settle(absent, { status: "PAID" })).statusCode).toBe(404);
  expect((await call(t, staff, "POST", `/operator/payouts/files/${absent}/paid`)).statusCode).toBe(404);
});
