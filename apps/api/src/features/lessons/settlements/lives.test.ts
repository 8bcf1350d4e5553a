import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bePresent } from "../../../../test/be-present.ts";
import { asDemo, type Caller } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { accountCtx, staffCtx, systemCtx } from "../../../../test/ctx.ts";
import { LIVES_RUNS } from "../../../../test/env.ts";
import { readKeptPay, readOwedPay } from "../../../../test/lesson-pay.ts";
import { DEMO_TUTOR, moveLesson } from "../../../../test/make-pair.ts";
import { refundOf } from "../../../../test/refund-order.ts";
import { renewedClass } from "../../../../test/renew.ts";
import { freeDemoTutor } from "../../../../test/resting-class.ts";
import { ApiError } from "../../../lib/errors/refuse.ts";
import { refundByStaff } from "../../payments/refunds/request-refund.ts";
import { endClass } from "../class-ends/end-class.ts";
import { decideDispute } from "../lesson-disputes/staff/decide-dispute.ts";
import { submitDispute } from "../lesson-disputes/submit-dispute.ts";
import { countLessons } from "../lessons/count-lessons.ts";
import { saveLog } from "../lessons/logs/save-log.ts";
import { findLessons, findOwnClass } from "../lessons/repository.ts";
import { answerLesson } from "./answer-lesson.ts";
import { settleDue } from "./settle-due.ts";

// After any acts on a class, what is used, paid and given back is one and the same count.

const PARENT = "demo-parent";
const TUTOR = "demo-tutor";
const LOG = { title: "제목", content: "내용", homework: "" };

let t: TestApp;
let parent: Caller;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
const { quote, request, rowOf, backAt } = refundOf(
  () => t,
  () => parent,
);

const STAYS = { WHOLE: [60, 60], SHORT: [25, 60], TUTOR: [0, 60], STUDENT: [60, 0], NOBODY: [0, 0] } as const;

const place = fc.nat(7);
const userId = fc.constantFrom(PARENT, TUTOR);
const is = <Act extends string>(act: Act) => fc.constant(act);
const about = fc.oneof(
  fc.record({ act: is("ANSWER"), place, userId, tookPlace: fc.boolean() }),
  fc.record({ act: is("OBJECT"), place, userId }),
  fc.record({ act: is("LOG"), place }),
  fc.record({ act: is("DECIDE"), place, decision: fc.constantFrom("KEPT", "GIVEN_BACK") }),
);
const ofAll = fc.record({
  act: fc.constantFrom("SETTLE", "LATER", "STOP", "RESUME", "REFUND", "UNDO", "STAFF_REFUND"),
});
const life = fc.record({
  stays: fc.array(fc.constantFrom(...Object.values(STAYS)), { minLength: 1, maxLength: 8 }),
  acts: fc.array(fc.oneof({ weight: 3, arbitrary: about }, { weight: 1, arbitrary: ofAll }), {
    minLength: 4,
    maxLength: 16,
  }),
});
type Life = typeof life extends fc.Arbitrary<infer One> ? One : never;
type Act = Life["acts"][number];
type Running = Awaited<ReturnType<typeof renewedClass>> & { order: string; ids: readonly string[] };

const as = (userId: string) => accountCtx(t.deps, userId);
const staff = () => staffCtx(t.deps, { userId: "demo-operator" });

/** A class whose first lessons are over, each with who was in its room. */
async function begin(stays: Life["stays"]): Promise<Running> {
  // Five hundred lives take longer than a log-in lasts.
  parent = await asDemo("parent");
  await t.deps.sql`delete from payout_lessons`;
  await freeDemoTutor(t);
  const renewed = await renewedClass(t, parent);
  const [{ order }] = await t.deps.sql<[{ order: string }]>`
    select merchant_uid as order from matches where id = ${renewed.matchId}`;
  const ids = (await findLessons(t.deps.db, renewed.matchId)).map(({ id }) => id);
  for (const [at, [student, tutor]] of stays.entries()) {
    const id = ids[at] ?? "";
    await moveLesson(t, id, -73 - 61 * at);
    if (student > 0) await bePresent(t, id, "STUDENT", [0, student]);
    if (tutor > 0) await bePresent(t, id, "TUTOR", [0, tutor]);
  }
  return { ...renewed, order, ids };
}

/** Settles what is due so many hours from now, and looks whether the class is over. */
async function look({ matchId }: Running, hours = 0): Promise<void> {
  await settleDue(systemCtx(t.deps), new Date(Date.now() + hours * 3_600_000));
  await endClass(systemCtx(t.deps), { matchId, userId: PARENT });
}

async function refund({ order }: Running, more: { undo?: boolean } = {}): Promise<void> {
  const { amount } = await quote(order);
  const before = await rowOf(order);
  const answer = await request(order, { ...more, shownAmount: amount });
  if (answer.statusCode !== 201) return;
  expect((await rowOf(order)).refunded).toBe(before.refunded + amount);
}

async function refundAsStaff({ order }: Running): Promise<void> {
  const { amount } = await quote(order);
  await refundByStaff(staff(), { order, idempotencyKey: randomUUID(), amount, reason: "이유" });
}

const DEEDS: Readonly<Record<Act["act"], (running: Running, act: never) => Promise<unknown>>> = {
  ANSWER: ({ ids }, { place, userId, tookPlace }: Extract<Act, { act: "ANSWER" }>) =>
    answerLesson(as(userId), ids[place] ?? "", { tookPlace }),
  OBJECT: ({ ids }, { place, userId }: Extract<Act, { act: "OBJECT" }>) =>
    submitDispute(as(userId), ids[place] ?? "", ""),
  LOG: ({ ids }, { place }: Extract<Act, { act: "LOG" }>) => saveLog(as(TUTOR), ids[place] ?? "", LOG),
  DECIDE: ({ ids }, { place, decision }: Extract<Act, { act: "DECIDE" }>) =>
    decideDispute(staff(), ids[place] ?? "", { decision, reason: "기록을 봤어요." }),
  SETTLE: (running) => look(running),
  LATER: (running) => look(running, 48),
  STOP: ({ change }) => change({ status: "STOPPED" }),
  RESUME: ({ change }) => change({ status: "ACTIVE" }),
  REFUND: (running) => refund(running),
  UNDO: (running) => refund(running, { undo: true }),
  STAFF_REFUND: refundAsStaff,
};

/** Does something that the product may refuse. */
async function dare(deed: Promise<unknown>): Promise<void> {
  await deed.catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
  });
}

async function live({ stays, acts }: Life): Promise<void> {
  const running = await begin(stays);
  for (const act of acts) {
    await dare(DEEDS[act.act](running, act as never));
    await check(running);
  }
  await look(running, 48);
  await check(running);
}

/**
 * Held with a log, or missed by the student: paid. Held or missed, and not disputed: used, in the class and in a
 * refund. What a refund gave back is never used afterwards, and what it kept is all that is paid.
 */
async function check({ matchId, order }: Running): Promise<void> {
  const row = await findOwnClass(t.deps.db, PARENT, matchId);
  if (!row) throw new Error("The class is gone.");
  const lessons = await findLessons(t.deps.db, matchId);
  const isOver = (one: (typeof lessons)[number]) => one.settledAs === "HELD" || one.settledAs === "STUDENT_ABSENT";
  const used = lessons.filter((one) => isOver(one) && one.dispute !== "OPEN").length;
  const underWay = lessons.filter(
    (one) =>
      one.settledAs === null && one.dispute !== "OPEN" && one.status === "SCHEDULED" && one.startsAt < new Date(),
  ).length;
  const [course] = (await quote(order)).courses;
  const { keptCount } = row.courses[0] ?? { keptCount: null };
  const total = keptCount ?? 8;
  const counts = countLessons(row, lessons);
  expect(counts).toMatchObject({ total, used, left: total - used });
  expect(Math.min(counts.left, counts.unscheduled)).toBeGreaterThanOrEqual(0);
  const paid = lessons.filter((one) => isOver(one) && (one.settledAs !== "HELD" || one.log !== null));
  if (keptCount === null) {
    expect(counts.unscheduled).toBe(0);
    expect(lessons.filter(({ status }) => status !== "CANCELED")).toHaveLength(8);
    expect(course?.usedCounts).toBe(used + underWay);
  } else {
    expect(paid.length).toBeLessThanOrEqual(keptCount);
    const { refunded } = await rowOf(order);
    expect((await backAt(order))?.amount).toBe(refunded);
  }
  const kept = await readKeptPay(t);
  expect(kept.map(({ lessonId }) => lessonId)).toEqual(paid.map(({ id }) => id).sort());
  expect(kept.map(({ dueFrom: _from, isPaid: _isPaid, ...pay }) => pay)).toEqual(await readOwedPay(t));
  expect(kept.every(({ tutorId }) => tutorId === DEMO_TUTOR)).toBe(true);
}

test("used and left are all lessons, and pay and refunds count the same ones", async () => {
  await fc.assert(fc.asyncProperty(life, live), { numRuns: LIVES_RUNS, endOnFailure: true });
}, 3_600_000);
