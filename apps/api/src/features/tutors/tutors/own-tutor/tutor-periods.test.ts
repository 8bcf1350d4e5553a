import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { matchTutor } from "../../../../../test/match-tutor.ts";

const PATH = "/tutors/me/periods";
const EMPTY = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };

let t: TestApp;
let tutor: Caller;
beforeAll(async () => {
  t = await createTestApp();
  tutor = await asDemo("tutor");
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.deps.sql`update tutors set taken_bits = repeat('0', 336)::bit(336) where id = 1001`;
  await change({ ...EMPTY, monday: ["18:00-22:00"], tuesday: ["18:00-22:00"] });
});

const read = async () => (await call(t, tutor, "GET", PATH)).json();
const change = (weeklyAvailablePeriods: object, more: Record<string, string> = {}) =>
  call(t, tutor, "PATCH", PATH, { weeklyAvailablePeriods }, more);

describe("a tutor's week", () => {
  test("has the days that were sent, joined, and the others as they were", async () => {
    const answer = await change({ monday: ["20:00-21:00", "19:00-20:00"], sunday: ["00:00-01:00", "22:30-24:00"] });
    expect(answer.statusCode).toBe(200);
    const week = {
      ...EMPTY,
      monday: ["19:00-21:00"],
      tuesday: ["18:00-22:00"],
      sunday: ["00:00-01:00", "22:30-24:00"],
    };
    expect(answer.json()).toEqual({ weeklyAvailablePeriods: week, lessons: [], updatedAt: answer.json().updatedAt });
    expect(await read()).toEqual(answer.json());
    const seen = await call(t, await asDemo("student"), "GET", "/tutors/1001");
    expect(seen.json().weeklyAvailablePeriods).toEqual(week);
  });

  test("is what matching searches in, at once", async () => {
    await change({ ...EMPTY, monday: ["00:00-01:00"] });
    const rows = await t.deps.sql`select distinct free_bits::text as free from tutor_postings where tutor_id = 1001`;
    expect(rows).toEqual([{ free: `11${"0".repeat(334)}` }]);
  });

  test("may be empty, and stays as it is with nothing sent", async () => {
    expect((await change(EMPTY)).json().weeklyAvailablePeriods).toEqual(EMPTY);
    expect((await change({})).json().weeklyAvailablePeriods).toEqual(EMPTY);
  });

  test.each([
    ["half an hour", ["19:00-19:30"], "weeklyAvailablePeriods.monday"],
    ["half an hour beside a long time", ["18:00-18:30", "19:00-22:00"], "weeklyAvailablePeriods.monday"],
    ["a quarter", ["19:15-20:15"], "weeklyAvailablePeriods.monday.0"],
    ["backwards", ["20:00-19:00"], "weeklyAvailablePeriods.monday.0"],
    ["past midnight", ["23:00-25:00"], "weeklyAvailablePeriods.monday.0"],
    ["one digit", ["9:00-10:00"], "weeklyAvailablePeriods.monday.0"],
    ["no time", ["always"], "weeklyAvailablePeriods.monday.0"],
    ["no list", "19:00-20:00", "weeklyAvailablePeriods.monday"],
    ["too many", Array(25).fill("19:00-20:00"), "weeklyAvailablePeriods.monday"],
  ])("refuses %s", async (_what, monday, path) => {
    const before = await read();
    const answer = await change({ monday });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ service: "class", errorCode: 10001, fields: [{ path }] });
    expect(await read()).toEqual(before);
  });

  test("names the stretch that is too short", async () => {
    expect((await change({ friday: ["18:30-19:00"] })).json().fields[0].message).toBe(
      "금요일 18:30–19:00: 60분 이상 이어서 골라 주세요.",
    );
  });

  test("of five saves from one version one is taken", async () => {
    const { updatedAt } = await read();
    const from = { "if-match": updatedAt };
    const burst = await Promise.all(Array.from({ length: 5 }, () => change({ friday: ["18:00-20:00"] }, from)));
    expect(burst.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
  });
});

describe("weekly lessons", () => {
  test("are named in the week, hidden from buyers, and cannot be cut off", async () => {
    const release = await matchTutor(t, 1001, [
      { day: 1, halfHour: 40 },
      { day: 0, halfHour: 38 },
    ]);
    const before = await read();
    expect(before.lessons).toEqual([
      { day: 0, halfHour: 38, minutes: 60, studentName: "이수아" },
      { day: 1, halfHour: 40, minutes: 60, studentName: "이수아" },
    ]);
    const seen = (await call(t, await asDemo("parent"), "GET", "/tutors/1001")).json();
    expect(seen.weeklyAvailablePeriods.monday).toEqual(["18:00-19:00", "20:00-22:00"]);
    for (const monday of [[], ["18:00-19:30"], ["18:00-19:00", "20:00-22:00"]]) {
      const refused = await change({ monday, friday: ["18:00-20:00"] });
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({
        reason: "HAS_LESSONS",
        message: "월요일에 매주 하는 수업이 있어요. 그 시간은 그대로 두어 주세요.",
        fields: [{ path: "weeklyAvailablePeriods.monday" }],
      });
    }
    expect((await change({ monday: [], tuesday: [] })).json().message).toContain("월·화요일");
    expect(await read()).toEqual(before);
    expect((await change({ monday: ["19:00-20:00"] })).statusCode).toBe(200);
    await release();
    expect((await change(EMPTY)).json().lessons).toEqual([]);
  });

  test("that nobody knows the student of stand without a name", async () => {
    await t.deps.sql`update tutors set taken_bits = set_bit(set_bit(taken_bits, 38, 1), 39, 1) where id = 1001`;
    expect((await read()).lessons).toEqual([{ day: 0, halfHour: 38, minutes: 60, studentName: null }]);
  });
});
