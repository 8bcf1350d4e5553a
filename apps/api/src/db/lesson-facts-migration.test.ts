import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../test/caller.ts";
import { createTestApp, type TestApp } from "../../test/create-test-app.ts";
import { systemCtx } from "../../test/ctx.ts";
import { makeFamily } from "../../test/family.ts";
import { readKeptPay, readOwedPay } from "../../test/lesson-pay.ts";
import { DEMO_TUTOR, EXPERT_TUTOR, makePair, moveLesson, planLessonsOf } from "../../test/make-pair.ts";
import { refundOf } from "../../test/refund-order.ts";
import { notifyDue } from "../features/lessons/class-ends/notify-due.ts";
import { settleLessonPay } from "./lesson-pay.ts";

let t: TestApp;
let parent: Caller;
let tutor: Caller;
beforeAll(async () => {
  t = await createTestApp();
  [parent, tutor] = await Promise.all([asDemo("parent"), asDemo("tutor")]);
});
afterAll(() => t.close());
const { quote } = refundOf(
  () => t,
  () => parent,
);

/** A step of the migration that begins so, once more. */
const again = (step: string) => t.deps.sql.unsafe(steps.find((one) => one.includes(step)) ?? "");

const FILE = new URL("./migrations/0076_lesson-facts.sql", import.meta.url);
const steps = readFileSync(FILE, "utf8").split("--> statement-breakpoint");

test("what was over before counts, pays and is given back as it did, and may be disputed as long", async () => {
  const { sql } = t.deps;
  const match = await makePair(t, parent);
  const { content } = await planLessonsOf(t, parent, match);
  const ids: string[] = content.map(({ id }: { id: string }) => id);
  const [logged, taken, unsaid, missed, givenUp, disputed, canceled] = ids as [string, ...string[]];
  for (const [place, id] of ids.slice(0, 7).entries()) await moveLesson(t, id, -90 - 65 * place);
  await sql`update lessons set status = 'DONE' where id in ${sql([logged, taken ?? ""])}`;
  await sql`insert into lesson_logs (lesson_id, title, content) values (${logged}, 'a', 'b')`;
  await sql`update lessons set status = 'ABSENT', updated_at = now() where id = ${missed ?? ""}`;
  await sql`update lessons set status = 'ABSENT', updated_at = starts_at - interval '2 hours' where id = ${givenUp ?? ""}`;
  await sql`update lessons set dispute = 'OPEN' where id = ${disputed ?? ""}`;
  await sql`insert into lesson_disputes (lesson_id, reason) values (${disputed ?? ""}, 'TUTOR_ABSENT')`;
  await sql`update lessons set status = 'CANCELED', cancel_reason = 'TUTOR_ABSENCE' where id = ${canceled ?? ""}`;

  await again('UPDATE "lessons"');

  const read = async (who: Caller) => (await call(t, who, "GET", `/lessons/matches/${match}/lessons`)).json();
  // Worked out by the reading of before: reported, missed, or over, unless it is disputed; one is to come.
  const { counts, content: shown } = await read(parent);
  expect(counts).toEqual({ total: 8, used: 5, scheduled: 2, left: 3, unscheduled: 1 });
  const [row] = await sql`select merchant_uid as uid from matches where id = ${match}`;
  expect((await quote(row?.uid)).courses[0]?.usedCounts).toBe(5);
  expect((await readOwedPay(t)).map(({ lessonId }) => lessonId).sort()).toEqual([logged, missed, givenUp].sort());
  const one = (id: string | undefined) => shown.find((lesson: { id: string }) => lesson.id === id);
  expect(
    [logged, taken, unsaid, missed, givenUp, disputed, canceled].map((id) => [one(id).status, one(id).settledAs]),
  ).toEqual([
    ["DONE", "HELD"],
    ["DONE", "HELD"],
    ["SCHEDULED", "HELD"],
    ["ABSENT", "STUDENT_ABSENT"],
    ["ABSENT", "STUDENT_ABSENT"],
    ["SCHEDULED", "HELD"],
    ["CANCELED", null],
  ]);
  expect(one(ids[7])).toMatchObject({ status: "SCHEDULED", settledAs: null });
  const dayAfter = (instant: string) => new Date(Date.parse(instant) + 24 * 3_600_000).toISOString();
  for (const id of [logged, taken, unsaid]) expect(one(id).dispute.until).toBe(dayAfter(one(id).endsAt));
  expect(Date.parse(one(missed).dispute.until)).toBeGreaterThan(Date.now() + 23.9 * 3_600_000);
  expect(one(givenUp).dispute).toBeUndefined();
  expect((await call(t, parent, "GET", `/lessons/matches/${match}/review`)).json().heldLessons).toBe(3);
  const log = { title: "제목", content: "내용", homework: "" };
  expect((await call(t, tutor, "PUT", `/lessons/${unsaid}/log`, log)).statusCode).toBe(200);
});

type Kind = "LOGGED" | "TAKEN" | "UNSAID" | "MISSED" | "GIVEN_UP" | "DISPUTED" | "KEPT" | "GIVEN_BACK" | "CALLED_OFF";

/** Status, reason and dispute of a lesson as the version before left it; then what it is settled as, and its pay. */
const KINDS = {
  LOGGED: ["DONE", null, null, "HELD", "EARNED"],
  TAKEN: ["DONE", null, null, "HELD", "LOG_DUE"],
  UNSAID: ["SCHEDULED", null, null, "HELD", "LOG_DUE"],
  MISSED: ["ABSENT", null, null, "STUDENT_ABSENT", "EARNED"],
  GIVEN_UP: ["ABSENT", null, null, "STUDENT_ABSENT", "EARNED"],
  DISPUTED: ["SCHEDULED", null, "OPEN", "HELD", "HELD"],
  KEPT: ["DONE", null, "DECIDED", "HELD", "LOG_DUE"],
  GIVEN_BACK: ["CANCELED", "TUTOR_ABSENCE", "DECIDED", null, "NONE"],
  CALLED_OFF: ["CANCELED", "BUYER_ABSENCE", null, null, "NONE"],
} as const satisfies Record<Kind, readonly [string, string | null, string | null, string | null, string]>;

/** A lesson that ended so many hours ago; with negative hours it is to come. @returns its id */
async function addPast(match: string, hours: number, kind: Kind): Promise<string> {
  const [status, reason, dispute] = KINDS[kind];
  return t.deps.sql.begin(async (tx) => {
    await tx`alter table lessons disable trigger lessons_not_in_the_past`;
    const [row] = await tx<{ id: string }[]>`
      insert into lessons (match_id, tutor_id, student_id, starts_at, ends_at, updated_at, status, cancel_reason, dispute)
      select id, tutor_id, student_id, now() - make_interval(hours => ${hours + 1}), now() - make_interval(hours => ${hours}),
        now() - make_interval(hours => ${kind === "GIVEN_UP" ? hours + 10 : hours}), ${status}, ${reason}, ${dispute}
      from matches where id = ${match} returning id`;
    await tx`alter table lessons enable trigger lessons_not_in_the_past`;
    const id = row?.id ?? "";
    if (kind === "LOGGED") await tx`insert into lesson_logs (lesson_id, title, content) values (${id}, 'a', 'b')`;
    const decision = kind === "DISPUTED" ? null : kind;
    if (dispute) {
      await tx`insert into lesson_disputes (lesson_id, reason, decision, decided_at)
        values (${id}, 'TUTOR_ABSENT', ${decision}, ${decision && "2026-01-02"}::timestamptz)`;
    }
    return id;
  });
}

// Worked out by the reading of before: what is over without a report was held, and an open dispute is not used.
const CLASSES: readonly {
  family: 0 | 1;
  tutor: 0 | 1;
  lessons: Readonly<Record<number, Kind>>;
  counts: readonly [used: number, scheduled: number, left: number, unscheduled: number];
  /** Lessons that count towards a review. */
  held: number;
  isPulseDue: boolean;
  /** Of who leaves. */
  statistics: readonly [lessons: number, attended: number, minutes: number, logged: number];
  notices: readonly string[];
}[] = [
  {
    ...{
      family: 0,
      tutor: 0,
      counts: [6, 0, 2, 2],
      held: 4,
      isPulseDue: true,
      statistics: [6, 4, 240, 3],
      notices: [],
    },
    lessons: { 700: "LOGGED", 600: "LOGGED", 500: "LOGGED", 400: "UNSAID", 300: "MISSED", 200: "GIVEN_UP" },
  },
  {
    ...{
      family: 0,
      tutor: 1,
      counts: [2, 1, 6, 5],
      held: 2,
      isPulseDue: false,
      statistics: [2, 2, 120, 0],
      notices: [],
    },
    lessons: { 690: "UNSAID", 590: "DISPUTED", 490: "KEPT", 390: "GIVEN_BACK" },
  },
  {
    ...{ family: 1, tutor: 0, counts: [4, 0, 4, 4], held: 4, isPulseDue: true, statistics: [4, 4, 240, 1] },
    notices: ["LOG_DUE", "REVIEW"],
    lessons: { 680: "LOGGED", 580: "TAKEN", 480: "UNSAID", 3: "UNSAID" },
  },
  {
    ...{ family: 1, tutor: 1, counts: [3, 0, 5, 5], held: 2, isPulseDue: true, statistics: [3, 2, 120, 0] },
    notices: ["LOG_DUE"],
    lessons: { 670: "UNSAID", 570: "CALLED_OFF", 6: "UNSAID", [-6]: "GIVEN_UP" },
  },
];

test("two families and two tutors read the counts, sums and states of before", async () => {
  const { sql, db } = t.deps;
  await sql`delete from payout_lessons`;
  await sql`delete from lessons`;
  const families = [await makeFamily(t), await makeFamily(t)] as const;
  const tutors = [tutor, await asDemo("expert")] as const;
  const operator = await asDemo("operator");
  const ask = async (who: Caller, path: string) => (await call(t, who, "GET", path)).json();
  const made = [];
  for (const [day, one] of CLASSES.entries()) {
    const family = families[one.family];
    const id = await makePair(t, family, {
      tutorId: [DEMO_TUTOR, EXPERT_TUTOR][one.tutor] ?? 0,
      lessonStarts: [{ day, halfHour: 20 }],
      order: { studentId: family.students[one.tutor].id },
    });
    const past = Object.entries(one.lessons).sort(([before], [after]) => Number(after) - Number(before));
    const lessons: { id: string; kind: Kind }[] = [];
    for (const [hours, kind] of past) lessons.push({ id: await addPast(id, Number(hours), kind), kind });
    made.push({ ...one, id, lessons, family, teacher: tutors[one.tutor] });
  }
  const rows = () =>
    sql`select to_jsonb(l) - array['settled_as', 'settled_by', 'settled_at'] as row from lessons l order by id`;
  const stood = await rows();

  await again('UPDATE "lessons"');

  expect(await rows()).toEqual(stood);
  await notifyDue(systemCtx(t.deps), new Date());
  for (const { id, lessons, family, teacher, ...expected } of made) {
    const { counts, pulse } = await ask(family, `/lessons/matches/${id}/lessons`);
    expect([counts.used, counts.scheduled, counts.left, counts.unscheduled]).toEqual(expected.counts);
    expect(pulse).toEqual({ isDue: expected.isPulseDue, answer: null });
    expect((await ask(family, `/lessons/matches/${id}/review`)).heldLessons).toBe(expected.held);
    const { lessonCount, attendedCount, minutes, loggedCount } = await ask(
      family,
      `/lessons/matches/${id}/appeal-statistics`,
    );
    expect([lessonCount, attendedCount, minutes, loggedCount]).toEqual(expected.statistics);
    const { content } = await ask(teacher, `/lessons/matches/${id}/lessons`);
    const states = content.map((one: { status: string; settledAs: string | null; pay: { state: string } }) => [
      one.status,
      one.settledAs,
      one.pay.state,
    ]);
    expect(states).toEqual(lessons.map(({ kind }) => [KINDS[kind][0], KINDS[kind][3], KINDS[kind][4]]));
    const told = await sql<{ kind: string }[]>`select kind from class_notices where match_id = ${id} order by kind`;
    expect(told.map(({ kind }) => kind)).toEqual(expected.notices);
  }
  const desk = await Promise.all([DEMO_TUTOR, EXPERT_TUTOR].map((id) => ask(operator, `/operator/tutors/${id}`)));
  expect(desk).toMatchObject([
    { lessonsGiven: 8, logsMissing: 4, tutorAbsences: 0, noShowsReported: 0, noShowsGivenBack: 0 },
    { lessonsGiven: 5, logsMissing: 5, tutorAbsences: 1, noShowsReported: 3, noShowsGivenBack: 1 },
  ]);
  // What is kept as pay stays when it is looked at again.
  const all = made.flatMap(({ lessons }) => lessons);
  for (const { id } of all) await settleLessonPay(db, id);
  const paid = all.filter(({ kind }) => KINDS[kind][4] === "EARNED").map(({ id }) => id);
  expect((await readKeptPay(t)).map(({ lessonId }) => lessonId)).toEqual(paid.sort());
});

test("who pressed the way into a room is kept, with the side and the instant", async () => {
  const { sql } = t.deps;
  const lessons = await sql<{ id: string }[]>`select id from lessons order by id limit 2`;
  const pressed = lessons.flatMap(({ id }, hour) =>
    ["BUYER", "TUTOR"].map((side) => ({ id, side, at: new Date(Date.UTC(2026, 0, 2, hour)).toISOString() })),
  );
  await sql`create table lesson_entries (lesson_id uuid, side text, entered_at timestamptz)`;
  for (const { id, side, at } of pressed) await sql`insert into lesson_entries values (${id}, ${side}, ${at})`;
  await again('INSERT INTO "lesson_presence"');
  const kept = await sql<{ id: string; side: string; from: string; to: string }[]>`
    select lesson_id as id, side, from_at as from, to_at as to from lesson_presence where source = 'PRESS' order by lesson_id, side`;
  expect(kept.map(({ from, to, ...one }) => ({ ...one, from: Date.parse(from), to: Date.parse(to) }))).toEqual(
    pressed.map(({ id, side, at }) => ({
      ...{ id, side: side === "BUYER" ? "STUDENT" : "TUTOR", from: Date.parse(at), to: Date.parse(at) },
    })),
  );
});
