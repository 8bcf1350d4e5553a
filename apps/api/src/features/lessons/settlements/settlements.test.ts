import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { bePresent } from "../../../../test/be-present.ts";
import { asDemo, type Caller, call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { systemCtx } from "../../../../test/ctx.ts";
import { makePair, moveLesson, planLessonsOf } from "../../../../test/make-pair.ts";
import { outcomeOf } from "../../../../test/settle.ts";
import { settleDue } from "./settle-due.ts";

let t: TestApp;
let parent: Caller;
let tutor: Caller;
let operator: Caller;
let id: string;
let lesson: string;
let lastDay: string;
beforeAll(async () => {
  t = await createTestApp();
  [parent, tutor, operator] = await Promise.all([asDemo("parent"), asDemo("tutor"), asDemo("operator")]);
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.deps.sql`delete from class_notices`;
  await t.deps.sql`delete from payout_lessons`;
  await t.deps.sql`delete from lessons`;
  await t.deps.sql`update matches set ended_at = now() where ended_at is null`;
  id = await makePair(t, parent);
  const { content } = await planLessonsOf(t, parent, id);
  [lesson, lastDay] = [content[0].id, content.at(-1).startsAt];
  await moveLesson(t, lesson, -73);
});

const look = (hours = 0, deps = t.deps) => settleDue(systemCtx(deps), new Date(Date.now() + hours * 3_600_000));
const both = async (minutes: number) => {
  await bePresent(t, lesson, "TUTOR", [0, 60]);
  await bePresent(t, lesson, "STUDENT", [0, minutes]);
};
const classOf = async (who: Caller) => (await call(t, who, "GET", `/lessons/matches/${id}/lessons`)).json();
const lessonOf = async (who: Caller) => (await classOf(who)).content.find((one: { id: string }) => one.id === lesson);
const answer = (who: Caller, tookPlace: boolean) => call(t, who, "POST", `/lessons/${lesson}/answer`, { tookPlace });
const object = (who: Caller) => call(t, who, "POST", `/lessons/${lesson}/dispute`, { detail: "수업방에 있었어요" });
const decide = (decision: string) =>
  call(t, operator, "POST", `/operator/lesson-disputes/${lesson}/decision`, {
    decision,
    reason: "수업방 기록을 봤어요.",
  });
const log = () => call(t, tutor, "PUT", `/lessons/${lesson}/log`, { title: "제목", content: "내용", homework: "" });
const said = async (kind: string) =>
  (
    await t.deps.sql<{ key: string; text: string }[]>`
      select singleton_key as key, data ->> 'text' as text from pgboss.job
      where name = 'notice.send' and singleton_key like ${`class:${id}:${kind}:%`} order by singleton_key`
  ).map(({ key, text }) => `${key.split(":")[3]} ${text}`);
const unused = { total: 8, used: 0, scheduled: 8, left: 8, unscheduled: 0 };
const used = { total: 8, used: 1, scheduled: 7, left: 7, unscheduled: 0 };

test("nothing is settled before the room is closed for twelve minutes", async () => {
  await both(60);
  await moveLesson(t, lesson, -71);
  await look();
  expect(await outcomeOf(t, lesson)).toBeNull();
  expect((await classOf(parent)).counts).toEqual(unused);
});

describe("by the room's record", () => {
  test("both there: held, with its minutes; paid once it is logged", async () => {
    await both(25);
    await Promise.all([look(), look(), look()]);
    expect(await lessonOf(tutor)).toMatchObject({
      ...{ status: "DONE", settledAs: "HELD", minutes: { student: 25, tutor: 60, together: 25 } },
      pay: { state: "LOG_DUE", reason: null },
    });
    expect((await classOf(parent)).counts).toEqual(used);
    await log();
    expect((await lessonOf(tutor)).pay).toEqual({ state: "EARNED", reason: null });
    expect((await lessonOf(parent)).pay).toBeUndefined();
    expect(await t.deps.sql`select lesson_id from payout_lessons`).toEqual([{ lesson_id: lesson }]);
  });

  test("a tutor alone: the student missed it, and the family hears when the tutor was there", async () => {
    await bePresent(t, lesson, "TUTOR", [0, 16]);
    await look();
    expect(await lessonOf(tutor)).toMatchObject({
      status: "ABSENT",
      settledAs: "STUDENT_ABSENT",
      pay: { state: "EARNED" },
    });
    expect((await classOf(parent)).counts).toEqual(used);
    const [words] = await said("NO_SHOW");
    expect(words).toMatch(/^BUYER .*선생님이 \d\d:\d\d부터 \d\d:\d\d까지 기다렸지만 김하준 학생/);
    expect((await lessonOf(parent)).dispute).toMatchObject({ isOpen: false });
    expect((await log()).statusCode).toBe(409);
  });

  test("a student alone: given back at the end, a no-show of the tutor, both are told", async () => {
    await bePresent(t, lesson, "STUDENT", [0, 15]);
    await look();
    await look();
    const { content, counts, expiresOn } = await classOf(parent);
    expect(content.find((one: { id: string }) => one.id === lesson)).toMatchObject({
      ...{ status: "CANCELED", cancelReason: "TUTOR_ABSENCE", settledAs: "TUTOR_ABSENT" },
    });
    expect(counts).toEqual(unused);
    expect(content).toHaveLength(9);
    expect(Date.parse(content.at(-1).startsAt)).toBeGreaterThan(Date.parse(lastDay));
    expect(expiresOn >= content.at(-1).startsAt.slice(0, 10)).toBe(true);
    expect((await lessonOf(tutor)).pay).toEqual({ state: "NONE", reason: "TUTOR_ABSENT" });
    expect((await said("TUTOR_NO_SHOW")).map((words) => words.split(" ")[0])).toEqual(["BUYER", "TUTOR"]);
    expect((await log()).statusCode).toBe(409);
  });

  test("a tutor who came after all says so, and staff takes the added lesson away again", async () => {
    await bePresent(t, lesson, "STUDENT", [0, 15]);
    await look();
    expect((await object(parent)).statusCode).toBe(409);
    expect((await lessonOf(tutor)).dispute).toMatchObject({ isOpen: false });
    expect((await object(tutor)).statusCode).toBe(200);
    expect((await lessonOf(tutor)).pay).toEqual({ state: "HELD", reason: "DISPUTED" });
    expect(await said("DISPUTED")).toEqual([expect.stringContaining("BUYER [나란] 선생님이 김하준 학생")]);
    expect((await decide("KEPT")).statusCode).toBe(204);
    const { content, counts } = await classOf(parent);
    expect(counts).toEqual(used);
    expect(content).toHaveLength(8);
    expect(content.at(-1).startsAt).toBe(lastDay);
    expect((await log()).statusCode).toBe(200);
  });

  test("what was added and has begun stays: staff cannot have it both ways", async () => {
    await bePresent(t, lesson, "STUDENT", [0, 15]);
    await look();
    await object(tutor);
    const { content } = await classOf(parent);
    const rest = content.filter((one: { status: string }) => one.status === "SCHEDULED");
    for (const [place, one] of rest.entries()) await moveLesson(t, one.id, -200 - 70 * place);
    expect((await decide("KEPT")).json()).toMatchObject({ errorCode: 50004 });
    expect((await decide("GIVEN_BACK")).statusCode).toBe(204);
    expect(await outcomeOf(t, lesson)).toBe("TUTOR_ABSENT");
  });

  test("a family that reported it meanwhile is not asked, and staff decides", async () => {
    await object(parent);
    await look();
    expect(await outcomeOf(t, lesson)).toBe("ASKED");
    expect(await said("ASKED")).toEqual([]);
    expect((await lessonOf(parent)).question).toBeUndefined();
    await look(49);
    expect(await outcomeOf(t, lesson)).toBe("ASKED");
    await decide("GIVEN_BACK");
    expect(await outcomeOf(t, lesson)).toBe("TUTOR_ABSENT");
    expect((await classOf(parent)).counts).toEqual(unused);
  });

  test("a room that tells no minutes knows whether both came", async () => {
    await bePresent(t, lesson, "TUTOR", [0, 0], "PRESS");
    await bePresent(t, lesson, "STUDENT", [1, 1], "PRESS");
    await look(0, { ...t.deps, config: { ...t.deps.config, reportsMinutes: false } });
    expect(await lessonOf(parent)).toMatchObject({ settledAs: "HELD", minutes: null });
  });
});

describe("a lesson that the record does not settle", () => {
  beforeEach(() => look());

  test("is asked about: neither used nor paid, both sides hear how long they can answer", async () => {
    expect(await lessonOf(parent)).toMatchObject({
      ...{ status: "SCHEDULED", settledAs: "ASKED", minutes: { student: 0, tutor: 0, together: 0 } },
      question: { own: null, until: expect.any(String) },
    });
    expect((await classOf(parent)).counts).toEqual(unused);
    expect((await lessonOf(tutor)).pay).toEqual({ state: "HELD", reason: "ASKED" });
    const words = await said("ASKED");
    expect(words.map((one) => one.split(" ")[0])).toEqual(["BUYER", "TUTOR"]);
    expect(words[0]).toMatch(/수업을 했는지 알려 주세요.*까지 답이 없으면 하지 않은 수업으로 정해요/);
    expect((await log()).statusCode).toBe(409);
  });

  test("both say that it took place elsewhere: held, and logged", async () => {
    expect((await answer(tutor, true)).statusCode).toBe(200);
    expect((await answer(tutor, true)).statusCode).toBe(200);
    expect((await answer(tutor, false)).json()).toMatchObject({ errorCode: 50004 });
    expect((await lessonOf(tutor)).question).toMatchObject({ own: true });
    expect((await lessonOf(parent)).question).toMatchObject({ own: null });
    await answer(parent, true);
    expect(await lessonOf(parent)).toMatchObject({ status: "DONE", settledAs: "HELD" });
    expect((await classOf(parent)).counts).toEqual(used);
    expect((await log()).statusCode).toBe(200);
    expect((await lessonOf(tutor)).pay).toEqual({ state: "EARNED", reason: null });
    expect((await answer(parent, false)).json()).toMatchObject({ errorCode: 50004 });
  });

  test("the tutor says that it did not: given back at once", async () => {
    await answer(tutor, false);
    const { content, counts } = await classOf(parent);
    expect(counts).toEqual(unused);
    expect(content).toHaveLength(9);
    expect(await lessonOf(tutor)).toMatchObject({
      cancelReason: "NOT_HELD",
      pay: { state: "NONE", reason: "NOT_HELD" },
    });
    expect((await said("NOT_HELD")).map((words) => words.split(" ")[0])).toEqual(["BUYER", "TUTOR"]);
  });

  test("silence of both: given back after two days, and the class goes on for a fortnight", async () => {
    await t.deps.sql`update matches set expires_not_before = null where id = ${id}`;
    await look(47);
    expect(await outcomeOf(t, lesson)).toBe("ASKED");
    await Promise.all([look(48), look(48)]);
    expect(await outcomeOf(t, lesson)).toBe("NOT_HELD");
    const { content, counts, expiresOn } = await classOf(parent);
    expect([counts, content.length]).toEqual([unused, 9]);
    const fortnight = new Date(Date.now() + 13 * 86_400_000).toISOString().slice(0, 10);
    expect(expiresOn > fortnight).toBe(true);
    const [row] = await t.deps.sql`select expires_not_before as day from matches where id = ${id}`;
    expect(row?.day >= content.at(-1).startsAt.slice(0, 10)).toBe(true);
  });

  test.each([
    ["the tutor alone says so", [[() => tutor, true]], 48],
    [
      "the two say different things",
      [
        [() => tutor, true],
        [() => parent, false],
      ],
      0,
    ],
    ["the family alone says so", [[() => parent, true]], 48],
  ] as [string, [() => Caller, boolean][], number][])("%s: staff decides", async (_what, answers, hours) => {
    for (const [who, tookPlace] of answers) await answer(who(), tookPlace);
    await look(hours);
    await look(hours);
    const rows = (await call(t, operator, "GET", "/operator/lesson-disputes")).json().content;
    expect(rows).toMatchObject([{ lessonId: lesson, reason: "UNCONFIRMED" }]);
    expect((await said("DISPUTED")).map((words) => words.split(" ")[0])).toEqual(["BUYER", "TUTOR"]);
    expect((await classOf(parent)).counts).toEqual(unused);
    await decide(hours === 0 ? "GIVEN_BACK" : "KEPT");
    expect(await outcomeOf(t, lesson)).toBe(hours === 0 ? "NOT_HELD" : "HELD");
    expect((await classOf(parent)).counts).toEqual(hours === 0 ? unused : used);
  });

  test("is not a stranger's to answer, nor before it is asked or after two days", async () => {
    expect((await answer(await asDemo("student"), true)).statusCode).toBe(404);
    await moveLesson(t, lesson, -60 - 48 * 60);
    expect((await answer(parent, true)).json()).toMatchObject({ errorCode: 50004 });
    const { content } = await classOf(parent);
    const coming = content.find((one: { settledAs: string | null }) => one.settledAs === null);
    const early = await call(t, parent, "POST", `/lessons/${coming.id}/answer`, { tookPlace: true });
    expect(early.json()).toMatchObject({ errorCode: 50004 });
    expect((await call(t, parent, "POST", `/lessons/${lesson}/answer`, { tookPlace: "yes" })).statusCode).toBe(400);
  });
});

test("a minor's guardian gets a copy of the question", async () => {
  await t.deps
    .sql`update users set is_parent = false, birth_year = extract(year from now())::int - 15 where id = 'demo-parent'`;
  await t.deps.sql`insert into guardians (user_id, name, phone_number) values ('demo-parent', '김보호', '01099990000')
    on conflict (user_id) do update set phone_number = excluded.phone_number`;
  await look();
  const copies = await t.deps.sql`select data ->> 'to' as to from pgboss.job
    where singleton_key like ${`class:${id}:ASKED:BUYER:%:guardian`}`;
  expect(copies).toEqual([{ to: "01099990000" }]);
  await t.deps.sql`delete from guardians where user_id = 'demo-parent'`;
  await t.deps.sql`update users set is_parent = true where id = 'demo-parent'`;
});

test("a class ends only when its last lesson is settled", async () => {
  await t.deps.sql`update order_schedules set status = 'STOPPED', stop_reason = 'BUYER'`;
  const { content } = await classOf(parent);
  for (const [place, one] of content.entries()) await moveLesson(t, one.id, -73 - 1440 * (content.length - 1 - place));
  for (const one of content.slice(0, -1)) {
    await bePresent(t, one.id, "TUTOR", [0, 60]);
    await bePresent(t, one.id, "STUDENT", [0, 60]);
  }
  await look();
  const endedAt = async () => (await t.deps.sql`select ended_at from matches where id = ${id}`)[0]?.ended_at;
  await t.deps
    .sql`update pgboss.job set start_after = now() where singleton_key like ${`class.end:${id}:%`} and state = 'created'`;
  expect((await classOf(parent)).counts).toEqual({ total: 8, used: 7, scheduled: 1, left: 1, unscheduled: 0 });
  expect(await endedAt()).toBeNull();
  lesson = content.at(-1).id;
  await answer(tutor, true);
  await answer(parent, true);
  await t.deps
    .sql`update pgboss.job set start_after = now() where singleton_key like ${`class.end:${id}:%`} and state = 'created'`;
  await expect.poll(endedAt).not.toBeNull();
});
