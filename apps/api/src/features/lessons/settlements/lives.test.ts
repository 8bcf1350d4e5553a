import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bePresent } from "../../../../test/be-present.ts";
import { asDemo, type Caller } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { accountCtx, staffCtx, systemCtx } from "../../../../test/ctx.ts";
import { LIVES_RUNS } from "../../../../test/env.ts";
import { readKeptPay, readOwedPay } from "../../../../test/lesson-pay.ts";
import { DEMO_TUTOR, makePair, moveLesson, planLessonsOf } from "../../../../test/make-pair.ts";
import { refundOf } from "../../../../test/refund-order.ts";
import { decideDispute } from "../lesson-disputes/staff/decide-dispute.ts";
import { submitDispute } from "../lesson-disputes/submit-dispute.ts";
import { countLessons } from "../lessons/count-lessons.ts";
import { saveLog } from "../lessons/logs/save-log.ts";
import { findLessons, findOwnClass } from "../lessons/repository.ts";
import { answerLesson } from "./answer-lesson.ts";
import { settleDue } from "./settle-due.ts";

// Whatever people do with lessons: what is used, paid and given back is one and the same count.

const PARENT = "demo-parent";
const TUTOR = "demo-tutor";
const LOG = { title: "제목", content: "내용", homework: "" };

let t: TestApp;
let parent: Caller;
let match: string;
let order: string;
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
  match = await makePair(t, parent);
  const [row] = await t.deps.sql`select merchant_uid as uid from matches where id = ${match}`;
  order = row?.uid;
});
afterAll(() => t.close());
const { quote } = refundOf(
  () => t,
  () => parent,
);

const answer = fc.constantFrom(true, false, null);
const lesson = fc.record({
  together: fc.constantFrom("WHOLE", "SHORT", "TUTOR", "STUDENT", "NOBODY"),
  family: answer,
  tutor: answer,
  objects: fc.boolean(),
  logs: fc.boolean(),
  decision: fc.constantFrom("KEPT", "GIVEN_BACK", null),
});
type Life = typeof lesson extends fc.Arbitrary<infer One> ? One : never;

const STAYS = { WHOLE: [60, 60], SHORT: [25, 60], TUTOR: [0, 60], STUDENT: [60, 0], NOBODY: [0, 0] } as const;

const as = (userId: string) => accountCtx(t.deps, userId);
const staff = () => staffCtx(t.deps, { userId: "demo-operator" });

/** Does something that the product may refuse. */
const dare = (deed: () => Promise<unknown>) => deed().catch(() => {});

async function live(lives: readonly Life[]): Promise<void> {
  await t.deps.sql`delete from payout_lessons`;
  await t.deps.sql`delete from class_notices`;
  await t.deps.sql`delete from lessons`;
  await t.deps.sql`update matches set expires_not_before = null where id = ${match}`;
  const { content } = await planLessonsOf(t, parent, match);
  const ids: string[] = content.slice(0, lives.length).map(({ id }: { id: string }) => id);
  const each = async (deed: (life: Life, id: string) => Promise<unknown>) => {
    for (const [place, life] of lives.entries()) await deed(life, ids[place] ?? "");
  };
  for (const [place, id] of ids.entries()) await moveLesson(t, id, -73 - 61 * place);
  await each(async ({ together }, id) => {
    const [student, tutor] = STAYS[together];
    if (student > 0) await bePresent(t, id, "STUDENT", [0, student]);
    if (tutor > 0) await bePresent(t, id, "TUTOR", [0, tutor]);
  });
  await settleDue(systemCtx(t.deps), new Date());
  await each(async (life, id) => {
    if (life.family !== null) await dare(() => answerLesson(as(PARENT), id, life.family === true));
    if (life.tutor !== null) await dare(() => answerLesson(as(TUTOR), id, life.tutor === true));
    if (life.objects) for (const who of [PARENT, TUTOR]) await dare(() => submitDispute(as(who), id, ""));
    if (life.logs) await dare(() => saveLog(as(TUTOR), id, LOG));
  });
  await check();
  await settleDue(systemCtx(t.deps), new Date(Date.now() + 48 * 3_600_000));
  await each(async ({ decision, logs }, id) => {
    if (decision) await dare(() => decideDispute(staff(), id, { decision, reason: "기록을 봤어요." }));
    if (logs) await dare(() => saveLog(as(TUTOR), id, LOG));
  });
  await check();
}

/** Held with a log, or missed by the student: paid. Held or missed, and not disputed: used, in the class and in a refund. */
async function check(): Promise<void> {
  const row = await findOwnClass(t.deps.db, PARENT, match);
  if (!row) throw new Error("The class is gone.");
  const lessons = await findLessons(t.deps.db, match);
  const isOver = (one: (typeof lessons)[number]) => one.settledAs === "HELD" || one.settledAs === "STUDENT_ABSENT";
  const used = lessons.filter((one) => isOver(one) && one.dispute !== "OPEN").length;
  const counts = countLessons(row, lessons);
  expect(counts).toMatchObject({ total: 8, used, left: 8 - used, unscheduled: 0 });
  expect(lessons.filter(({ status }) => status !== "CANCELED")).toHaveLength(8);
  expect((await quote(order)).courses[0]?.usedCounts).toBe(used);
  const paid = lessons.filter((one) => isOver(one) && (one.settledAs !== "HELD" || one.log !== null));
  const kept = await readKeptPay(t);
  expect(kept.map(({ lessonId }) => lessonId)).toEqual(paid.map(({ id }) => id).sort());
  expect(kept.map(({ dueFrom: _from, isPaid: _isPaid, ...pay }) => pay)).toEqual(await readOwedPay(t));
  expect(kept.every(({ tutorId }) => tutorId === DEMO_TUTOR)).toBe(true);
}

test("used and left are all lessons, and pay and refunds count the same ones", async () => {
  await fc.assert(fc.asyncProperty(fc.array(lesson, { minLength: 1, maxLength: 4 }), live), {
    numRuns: LIVES_RUNS,
    endOnFailure: true,
  });
}, 3_600_000);
