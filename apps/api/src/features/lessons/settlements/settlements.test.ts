import { addDays, ROOM_SETTLES_SINCE } from "@pkg/domain";
import { describe, expect, test } from "vitest";
import { bePresent } from "../../../../test/be-present.ts";
import { moveLesson } from "../../../../test/make-pair.ts";
import { outcomeOf } from "../../../../test/settle.ts";
import { settledClass, unused, used } from "../../../../test/settled-class.ts";

const { on, look, both, classOf, lessonOf, object, decide, log, said } = settledClass();

test("nothing is settled before the room is closed for twelve minutes", async () => {
  await both(60);
  await moveLesson(on.t, on.lesson, -71);
  await look();
  expect(await outcomeOf(on.t, on.lesson)).toBeNull();
  expect((await classOf(on.parent)).counts).toEqual(unused);
});

describe("by the room's record", () => {
  test("both there: held, with its minutes; paid once it is logged", async () => {
    await both(25);
    await Promise.all([look(), look(), look()]);
    expect(await lessonOf(on.tutor)).toMatchObject({
      ...{ status: "DONE", settledAs: "HELD", minutes: { student: 25, tutor: 60, together: 25 } },
      pay: { state: "LOG_DUE", reason: null },
    });
    expect((await classOf(on.parent)).counts).toEqual(used);
    await log();
    expect((await lessonOf(on.tutor)).pay).toMatchObject({ state: "EARNED", reason: null });
    expect((await lessonOf(on.parent)).pay).toBeUndefined();
    expect(await on.t.deps.sql`select lesson_id from payout_lessons`).toEqual([{ lesson_id: on.lesson }]);
  });

  test("a tutor alone: the student missed it, and the family hears when the tutor was there", async () => {
    await bePresent(on.t, on.lesson, "TUTOR", [0, 16]);
    await look();
    expect(await lessonOf(on.tutor)).toMatchObject({
      status: "ABSENT",
      settledAs: "STUDENT_ABSENT",
      pay: { state: "EARNED" },
    });
    expect((await classOf(on.parent)).counts).toEqual(used);
    const [words] = await said("NO_SHOW");
    expect(words).toMatch(/^BUYER .*선생님이 \d\d:\d\d부터 \d\d:\d\d까지 기다렸지만 김하준 학생/);
    expect((await lessonOf(on.parent)).dispute).toMatchObject({ isOpen: false });
    expect((await log()).statusCode).toBe(409);
  });

  test("a student alone: given back at the end, a no-show of the tutor, both are told", async () => {
    await bePresent(on.t, on.lesson, "STUDENT", [0, 15]);
    await look();
    await look();
    const { content, counts, expiresOn } = await classOf(on.parent);
    expect(content.find((one: { id: string }) => one.id === on.lesson)).toMatchObject({
      ...{ status: "CANCELED", cancelReason: "TUTOR_ABSENCE", settledAs: "TUTOR_ABSENT" },
    });
    expect(counts).toEqual(unused);
    expect(content).toHaveLength(9);
    expect(Date.parse(content.at(-1).startsAt)).toBeGreaterThan(Date.parse(on.lastDay));
    expect(expiresOn >= content.at(-1).startsAt.slice(0, 10)).toBe(true);
    expect((await lessonOf(on.tutor)).pay).toMatchObject({ state: "NONE", reason: "TUTOR_ABSENT" });
    expect((await said("TUTOR_NO_SHOW")).map((words) => words.split(" ")[0])).toEqual(["BUYER", "TUTOR"]);
    expect((await log()).statusCode).toBe(409);
  });

  test("a tutor who came after all says so, and staff takes the added lesson away again", async () => {
    await bePresent(on.t, on.lesson, "STUDENT", [0, 15]);
    await look();
    expect((await object(on.parent)).statusCode).toBe(409);
    expect((await lessonOf(on.tutor)).dispute).toMatchObject({ isOpen: false });
    expect((await object(on.tutor)).statusCode).toBe(200);
    expect((await lessonOf(on.tutor)).pay).toMatchObject({ state: "HELD", reason: "DISPUTED" });
    expect(await said("DISPUTED")).toEqual([expect.stringContaining("BUYER [나란] 선생님이 김하준 학생")]);
    expect((await decide("KEPT")).statusCode).toBe(204);
    const { content, counts } = await classOf(on.parent);
    expect(counts).toEqual(used);
    expect(content).toHaveLength(8);
    expect(content.at(-1).startsAt).toBe(on.lastDay);
    expect((await log()).statusCode).toBe(200);
  });

  test("what was added and has begun stays: staff cannot have it both ways", async () => {
    await bePresent(on.t, on.lesson, "STUDENT", [0, 15]);
    await look();
    await object(on.tutor);
    const { content } = await classOf(on.parent);
    const rest = content.filter((one: { status: string }) => one.status === "SCHEDULED");
    for (const [place, one] of rest.entries()) await moveLesson(on.t, one.id, -200 - 70 * place);
    expect((await decide("KEPT")).json()).toMatchObject({ errorCode: 50004 });
    expect((await decide("GIVEN_BACK")).statusCode).toBe(204);
    expect(await outcomeOf(on.t, on.lesson)).toBe("TUTOR_ABSENT");
  });

  test("a family that reported it meanwhile is not asked, and staff decides", async () => {
    await object(on.parent);
    await look();
    expect(await outcomeOf(on.t, on.lesson)).toBe("ASKED");
    expect(await said("ASKED")).toEqual([]);
    expect((await lessonOf(on.parent)).question).toBeUndefined();
    await look(49);
    expect(await outcomeOf(on.t, on.lesson)).toBe("ASKED");
    await decide("GIVEN_BACK");
    expect(await outcomeOf(on.t, on.lesson)).toBe("TUTOR_ABSENT");
    expect((await classOf(on.parent)).counts).toEqual(unused);
  });

  test("a room that tells no minutes knows whether both came", async () => {
    await bePresent(on.t, on.lesson, "TUTOR", [0, 0], "PRESS");
    await bePresent(on.t, on.lesson, "STUDENT", [1, 1], "PRESS");
    await look(0, { ...on.t.deps, config: { ...on.t.deps.config, reportsMinutes: false } });
    expect(await lessonOf(on.parent)).toMatchObject({ settledAs: "HELD", minutes: null });
  });
});

describe("with real money, before the terms say that the room decides", () => {
  const live = () => ({ ...on.t.deps, config: { ...on.t.deps.config, expectedChannelType: "LIVE" as const } });
  /** Puts the lesson at 19:00 of a day, and looks two days later. */
  const lookAfter = async (day: string) => {
    await on.t.deps.sql`alter table lessons disable trigger lessons_not_in_the_past`;
    await on.t.deps.sql`update lessons set starts_at = ${`${day}T19:00:00+09:00`}, ends_at = ${`${day}T20:00:00+09:00`}
      where id = ${on.lesson}`;
    await on.t.deps.sql`alter table lessons enable trigger lessons_not_in_the_past`;
    const hours = (Date.parse(`${day}T20:13:00+09:00`) - Date.now()) / 3_600_000;
    await look(hours, live());
    const [row] = await on.t.deps.sql`select settled_as, settled_by from lessons where id = ${on.lesson}`;
    return row;
  };
  const [first, last] = [ROOM_SETTLES_SINCE, addDays(ROOM_SETTLES_SINCE, -1)];

  test("a lesson whose room is empty counts as held, and no minutes are told", async () => {
    expect(await lookAfter(last)).toEqual({ settled_as: "HELD", settled_by: "BEFORE_RULE" });
    expect(await said("ASKED")).toEqual([]);
    expect((await lessonOf(on.parent)).minutes).toBeNull();
  });

  test("one of the first day is asked about", async () => {
    expect(await lookAfter(first)).toEqual({ settled_as: "ASKED", settled_by: "PRESENCE" });
    expect(await said("ASKED")).toHaveLength(2);
  });
});
