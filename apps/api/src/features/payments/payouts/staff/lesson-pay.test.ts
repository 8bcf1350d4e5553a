import { readFileSync } from "node:fs";
import { payoutOf } from "@pkg/domain";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../../test/caller.ts";
import { countReads } from "../../../../../test/count-reads.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { addEarned, payOf } from "../../../../../test/earned-lessons.ts";
import { type PayRow, readKeptPay, readOwedPay } from "../../../../../test/lesson-pay.ts";
import { EXPERT_TUTOR, makePair } from "../../../../../test/make-pair.ts";
import { matchTutor } from "../../../../../test/match-tutor.ts";
import { addLogged, asFinance, forgetPayouts, MONTH, MONTH_BEFORE } from "../../../../../test/payout-month.ts";
import { lockDueLessons } from "./due-repository.ts";
import { quoteRun } from "./quote-run.ts";

const TUTOR = 1001;
const TUTORS = [TUTOR, EXPERT_TUTOR];

let t: TestApp;
let staff: Caller;
beforeAll(async () => {
  t = await createTestApp();
  staff = await asFinance(t);
  await matchTutor(t, TUTOR, [{ day: 1, halfHour: 38 }]);
  await makePair(t, await asDemo("parent"), { tutorId: EXPERT_TUTOR });
});
afterAll(() => t.close());
beforeEach(() => forgetPayouts(t));

const preview = async () => (await call(t, staff, "GET", "/operator/payouts")).json().preview;
const run = (gross: number) => call(t, staff, "POST", "/operator/payouts/runs", { month: MONTH, gross });

test("what a settled lesson pays stays, whatever its course costs later", async () => {
  await addLogged(t, TUTOR, 10);
  const pay = await payOf(t, TUTOR);
  const [before] = await t.deps
    .sql`select i.id, i.product::text as product from matches m join order_items i on i.id = m.order_item_id
    where m.tutor_id = ${TUTOR} limit 1`;
  await t.deps.sql`update order_items set product = jsonb_set(product, '{cost}', '9990000') where id = ${before?.id}`;
  expect((await preview()).gross).toBe(pay);
  expect((await run(pay)).json().gross).toBe(pay);
  await t.deps.sql`update order_items set product = ${before?.product}::text::jsonb where id = ${before?.id}`;
});

test("the preview asks as much and gets as much for sixty lessons as for two", async () => {
  const ask = async () => {
    const { db, seen } = countReads(t.deps.sql);
    const { lessons } = (await quoteRun(db, new Date())) ?? {};
    return { lessons, ...seen };
  };
  for (const tutorId of TUTORS) await addLogged(t, tutorId, 1);
  const few = await ask();
  for (const tutorId of TUTORS) {
    for (let place = 1; place < 30; place++) {
      await addLogged(t, tutorId, (place % 15) + 2, place >= 15 ? MONTH : MONTH_BEFORE);
    }
  }
  // One for the last month that was run, and one for all tutors.
  expect(few).toEqual({ lessons: 2, statements: 2, rows: 2 });
  expect(await ask()).toEqual({ ...few, lessons: 60 });
});

const drawn = fc.record({
  tutorId: fc.constantFrom(...TUTORS),
  month: fc.constantFrom(MONTH_BEFORE, MONTH),
  status: fc.constantFrom("DONE", "ABSENT", "CANCELED"),
  logHours: fc.option(fc.nat(1_200), { freq: 4 }),
  isHeld: fc.boolean(),
});

test("sums, payouts and what is brought along are what a count of all lessons says", async () => {
  const [lessons] = fc.sample(fc.array(drawn, { minLength: 80, maxLength: 80 }), { numRuns: 1, seed: 20_261_128 });
  for (const [place, { tutorId, month, status, logHours, isHeld }] of (lessons ?? []).entries()) {
    const startsAt = `${month}-${String((place % 27) + 1).padStart(2, "0")}T${10 + Math.floor(place / 27) * 2}:00:00Z`;
    const loggedAt = logHours === null ? null : new Date(Date.parse(startsAt) + logHours * 3_600_000).toISOString();
    const id = await addEarned(t, tutorId, { startsAt, status, ...(loggedAt ? { loggedAt } : {}) });
    if (isHeld) await t.deps.sql`insert into lesson_disputes (lesson_id, reason) values (${id}, 'TUTOR_ABSENT')`;
  }
  const owed = await readOwedPay(t);
  const kept = await readKeptPay(t);
  expect(kept.map(({ dueFrom: _from, isPaid: _isPaid, ...pay }) => pay)).toEqual(owed);
  await bringAlong();
  expect(await readKeptPay(t)).toEqual(kept);

  const heldIds = new Set((await t.deps.sql`select lesson_id from lesson_disputes`).map(({ lesson_id }) => lesson_id));
  const due = owed.filter(({ month }) => month <= MONTH);
  const payable = due.filter(({ lessonId }) => !heldIds.has(lessonId));
  const payouts = TUTORS.map((tutorId) => payoutOf(payable.filter((pay) => pay.tutorId === tutorId)));
  const sum = (field: keyof (typeof payouts)[number]) => payouts.reduce((total, payout) => total + payout[field], 0);
  expect(payouts.every(({ gross }) => gross > 0) && due.length < owed.length).toBe(true);
  const expected = { gross: sum("gross"), tax: sum("tax"), net: sum("net") };
  const amountOf = (pays: readonly PayRow[]) => pays.reduce((total, { amount }) => total + amount, 0);
  const held = due.filter(({ lessonId }) => heldIds.has(lessonId));
  expect(await preview()).toMatchObject({
    ...{ ...expected, tutors: 2, lessons: payable.length },
    held: { count: held.length, amount: amountOf(held) },
  });
  expect((await run(expected.gross)).json()).toMatchObject({ ...expected, payouts: 2 });
  const paid = (await readKeptPay(t)).filter(({ isPaid }) => isPaid);
  expect(paid.map(({ lessonId }) => lessonId)).toEqual(payable.map(({ lessonId }) => lessonId));
  expect(await t.deps.sql`select gross, net from payouts order by tutor_id`).toEqual(
    payouts.map(({ gross, net }) => ({ gross, net })),
  );
});

test("lessons of any price are brought along as the domain prices them", async () => {
  await addLogged(t, TUTOR, 10);
  await addLogged(t, EXPERT_TUTOR, 11);
  const products = await t.deps.sql`select product::text as product from order_items`;
  const price = fc.record({
    cost: fc.integer({ min: 20_000, max: 4_000_000 }),
    monthlyTabletCost: fc.nat(3_000),
    totalMonths: fc.nat(6),
    totalCounts: fc.integer({ min: 1, max: 96 }),
  });
  for (const change of fc.sample(price, { numRuns: 100, seed: 20_261_128 })) {
    await t.deps.sql`update order_items set product = product || ${JSON.stringify(change)}::text::jsonb`;
    await bringAlong();
    const amounts = (await readOwedPay(t)).map(({ amount }) => amount).filter((amount) => amount > 0);
    expect(
      (await readKeptPay(t)).map(({ amount }) => amount),
      JSON.stringify(change),
    ).toEqual(amounts);
  }
  await t.deps.sql`update order_items set product = ${products[0]?.product}::text::jsonb`;
});

test("a run goes from tutor to tutor, so many at a time, and locks what it pays", async () => {
  const lessons = [await addLogged(t, TUTOR, 10), await addLogged(t, TUTOR, 11), await addLogged(t, EXPERT_TUTOR, 12)];
  const pageAfter = async (afterTutor: number) => {
    const rows = await t.deps.db.transaction((tx) =>
      lockDueLessons(tx, { month: MONTH, at: new Date() }, { afterTutor, tutors: 1 }),
    );
    return rows.map(({ id }) => id).sort();
  };
  expect(await pageAfter(0)).toEqual(lessons.slice(0, 2).sort());
  expect(await pageAfter(TUTOR)).toEqual(lessons.slice(2));
  expect(await pageAfter(EXPERT_TUTOR)).toEqual([]);
});

/** What the migration does for lessons that were settled before it, and not paid. */
async function bringAlong(): Promise<void> {
  await t.deps.sql`delete from payout_lessons`;
  const file = new URL("../../../../db/migrations/0075_lesson-pay.sql", import.meta.url);
  // Lessons have a column of this name by now.
  const steps = readFileSync(file, "utf8")
    .replaceAll('"settled_at"', '"pay_settled_at"')
    .split("--> statement-breakpoint");
  const [insert, ...others] = steps.filter((step) => step.includes("INSERT INTO"));
  if (!insert || others.length > 0) throw new Error("One step brings lessons along.");
  await t.deps.sql.unsafe(insert);
}
