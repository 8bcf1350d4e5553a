import { addWorkingDays, MATCH_PROMISE_WORKING_DAYS } from "@pkg/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asDemo, type Caller, call, newAccount, textsTo } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { systemCtx } from "../../../../test/ctx.ts";
import { addLessons, askedTutors, giveDemoTutor, makePair } from "../../../../test/matched-pair.ts";
import { type Asked, answer, IMPOSSIBLE, WISHES } from "../../../../test/search-match.ts";
import { advanceMatch } from "../matches/rounds/advance-match.ts";

let t: TestApp;
let parent: Caller;
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
});
afterAll(() => t.close());

const read = async (id: string) => (await call(t, parent, "GET", `/lessons/matches/${id}`)).json();
const tutorOf = async (tutorId: number) => {
  const [tutor] = await t.deps.sql<{ taken: number; active: number }[]>`
    select bit_count(taken_bits)::int as taken, active_students as active from tutors where id = ${tutorId}`;
  return tutor;
};
const at = (list: Asked[], index: number): Asked => {
  const one = list[index];
  if (!one) throw new Error("More tutors were to be asked.");
  return one;
};
const NOBODY_TAUGHT = { taken: 0, active: 0 };

/** Makes room for the next test: its student may have only one lesson at a time. */
const removeLessons = () => t.deps.sql`delete from lessons`;

const form = (matchId: string, change: object = {}) => ({
  matchId,
  tutorGenders: "MALE,FEMALE",
  rematchReason: "LEVEL",
  rematchReasonDetail: "설명이 조금 빨라요.",
  rematchMemo: "개념부터 천천히 알려 주는 분이면 좋겠어요.",
  weeklyAvailablePeriods: WISHES.weeklyAvailablePeriods,
  ...change,
});
const rematch = (id: string, change: object = {}, who = parent) =>
  call(t, who, "POST", "/rematch-forms", form(id, change));

describe("a rematch", () => {
  test("counts before the press whom it would ask: neither the present tutor, nor those asked before", async () => {
    const { id } = await makePair(t, parent);
    const count = async (change: object, who = parent) => {
      const body = { tutorGenders: [], weeklyAvailablePeriods: WISHES.weeklyAvailablePeriods, ...change };
      return call(t, who, "POST", `/lessons/matches/${id}/candidate-count`, body);
    };
    const { count: all } = (await count({})).json();
    expect((await rematch(id, { tutorGenders: "" })).statusCode).toBe(201);
    // These are asked now: no more than what was counted.
    const { count: left } = (await count({})).json();
    const [row] = await t.deps.sql<{ asked: number }[]>`
      select count(*)::int as asked from tutor_pairings p join candidate_tutors c on c.pairing_id = p.id
      where p.match_id = ${id} and p.round > 1`;
    expect(all - left).toBe(row?.asked);
    expect((await count({ weeklyAvailablePeriods: IMPOSSIBLE })).json()).toEqual({ count: 0 });
    expect((await count({}, await newAccount(t))).statusCode).toBe(404);
    expect((await count({ tutorGenders: ["NEITHER"] })).statusCode).toBe(400);
  });

  test("gives the tutor back what the pair held, keeps what was taught, and asks others at once", async () => {
    const { id, tutor, others } = await makePair(t, parent);
    await addLessons(t, id, [-14, -7, 7, 14]);
    // What was called off before goes with the plan.
    await t.deps.sql`update lessons set status = 'CANCELED', cancel_reason = 'BUYER_ABSENCE'
      where match_id = ${id} and starts_at > now() + interval '10 days'`;
    const promisedOn = addWorkingDays(new Date(), MATCH_PROMISE_WORKING_DAYS);
    const asked = await rematch(id, { tutorGenders: "FEMALE" });
    expect(asked.statusCode).toBe(201);
    expect(asked.json()).toEqual({ id: expect.any(String), matchId: id, promisedOn });

    expect(await read(id)).toMatchObject({
      status: "AIM_ING",
      rematchedAt: expect.any(String),
      promisedOn,
      tutorId: null,
      tutorName: null,
      tutorGender: null,
      lessonTimes: "",
      matchedAt: null,
    });
    expect(await tutorOf(tutor.tutorId)).toEqual(NOBODY_TAUGHT);
    expect(
      await t.deps.sql`select status, cancel_reason from lessons where match_id = ${id} order by starts_at`,
    ).toEqual([
      { status: "DONE", cancel_reason: null },
      { status: "DONE", cancel_reason: null },
      { status: "CANCELED", cancel_reason: "REMATCH" },
      { status: "CANCELED", cancel_reason: "REMATCH" },
    ]);
    const [kept] = await t.deps.sql`select * from rematch_forms where match_id = ${id}`;
    expect(kept).toMatchObject({
      tutor_id: tutor.tutorId,
      tutor_genders: ["FEMALE"],
      rematch_reason: "LEVEL",
      rematch_reason_detail: "설명이 조금 빨라요.",
      promised_on: promisedOn,
    });

    const now = (await askedTutors(t, id, 6)).slice(3);
    const known = [tutor, ...others].map(({ tutorId }) => tutorId);
    expect(now.filter(({ tutorId }) => known.includes(tutorId))).toEqual([]);
    const genders = await t.deps
      .sql`select distinct gender from tutors where id = any(${now.map((one) => one.tutorId)})`;
    expect(genders).toEqual([{ gender: "FEMALE" }]);
    await removeLessons();
  });

  test("never brings the old tutor back, nor those who were asked for the old pair, however late they say yes", async () => {
    const { id, tutor, others } = await makePair(t, parent);
    expect((await rematch(id)).statusCode).toBe(201);
    for (const one of [tutor, at(others, 0)]) {
      const late = await answer(t, one, "ACCEPT");
      expect([late.statusCode, late.json().errorCode]).toEqual([409, 50004]);
      const opened = await call(t, {}, "GET", `/tutor-pairings/${one.pairingId}?phoneNumber=${one.phoneNumber}`);
      expect(opened.json().isMatchable).toBe(false);
    }
    const { proposals, suggestions } = (await call(t, parent, "GET", `/lessons/matches/${id}/suggestions`)).json();
    const shown = [...proposals, ...suggestions].map((one: { tutor: { id: string } }) => one.tutor.id);
    expect(shown).not.toContain(String(tutor.tutorId));
    const chosen = { tutorIds: [String(tutor.tutorId)] };
    expect((await call(t, parent, "POST", `/lessons/matches/${id}/proposals`, chosen)).statusCode).toBe(409);

    const now = await askedTutors(t, id, 6);
    expect((await answer(t, at(now, 3), "ACCEPT")).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({
      status: "MATCHED",
      tutorId: String(at(now, 3).tutorId),
      rematchedAt: expect.any(String),
    });
    await expect.poll(() => textsTo(t, "01000000002")).toContain("남은 수업을 시작할 날을 골라 주세요");
    await advanceMatch(systemCtx(t.deps), id, 1);
    expect((await read(id)).status).toBe("MATCHED");
  });

  test("that nobody meets waits for its buyer, who may widen it or wish otherwise", async () => {
    const { id, tutor } = await makePair(t, parent);
    const other = await makePair(t, parent);
    await t.deps.sql`update matches set lesson_starts = ${JSON.stringify([{ day: 5, halfHour: 20 }])}::jsonb
      where id = ${other.id}`;
    expect((await rematch(id, { weeklyAvailablePeriods: IMPOSSIBLE })).statusCode).toBe(201);
    expect(await read(id)).toMatchObject({ status: "UNPAIRED", rematchedAt: expect.any(String) });
    expect((await call(t, parent, "GET", `/lessons/matches/${id}/wishes`)).json()).toEqual({
      tutorGenders: [],
      weeklyAvailablePeriods: IMPOSSIBLE,
      // Pairs of the tests before are of the same student.
      otherLessons: expect.arrayContaining([{ day: 5, halfHour: 20, minutes: 60, subjectLabel: "수학" }]),
    });
    const wishes = { tutorGenders: ["FEMALE"], weeklyAvailablePeriods: { ...IMPOSSIBLE, tuesday: ["03:00-05:00"] } };
    const changed = await call(t, parent, "POST", `/lessons/matches/${id}/search`, { widening: null, wishes });
    expect(changed.json().status).toBe("UNPAIRED");
    expect((await call(t, parent, "GET", `/lessons/matches/${id}/wishes`)).json()).toMatchObject(wishes);
    const wider = await call(t, parent, "POST", `/lessons/matches/${id}/search`, { widening: "ANY_TIME" });
    expect(wider.json().status).toBe("AIM_ING");
    expect((await askedTutors(t, id, 6)).slice(3).map(({ tutorId }) => tutorId)).not.toContain(tutor.tutorId);
  });

  test("twice at once is one; the second is told that there is no tutor any more", async () => {
    const { id, tutor } = await makePair(t, parent);
    const both = await Promise.all([rematch(id), rematch(id)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const refused = both.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ service: "class", errorCode: 50004 });
    expect(await t.deps.sql`select 1 from rematch_forms where match_id = ${id}`).toHaveLength(1);
    expect(await tutorOf(tutor.tutorId)).toEqual(NOBODY_TAUGHT);
    expect((await rematch(id)).statusCode).toBe(409);
  });

  test("tells the tutor by message how many lessons are canceled, and the open pages of both; the reason stays untold", async () => {
    const { id, tutor } = await makePair(t, parent);
    await addLessons(t, id, [3, 10]);
    await giveDemoTutor(t, { tutor });
    const heard = new Set<string>();
    for (const userId of ["demo-parent", "demo-tutor"]) {
      t.deps.liveEvents.subscribe(userId, {
        hear: ({ matchId }) => void heard.add(`${userId} ${matchId}`),
        end: () => {},
      });
    }
    expect((await rematch(id)).statusCode).toBe(201);
    await expect.poll(() => [...heard].sort()).toEqual([`demo-parent ${id}`, `demo-tutor ${id}`]);
    const [{ phone_number }] = await t.deps.sql<[{ phone_number: string }]>`
      select phone_number from users where id = 'demo-tutor'`;
    await expect
      .poll(() => textsTo(t, phone_number))
      .toMatch(/김하준 학생과의 수학 중2-2 수업.*남은 수업 2회는 취소했어요/);
    expect(await textsTo(t, phone_number)).not.toContain("빨라요");
    await removeLessons();
  });

  test.each([
    ["no reason of ours", { rematchReason: "BORED" }],
    ["no reason at all", { rematchReason: undefined }],
    ["a gender that is none", { tutorGenders: "MALE,OTHER" }],
    ["a time that ends before it starts", { weeklyAvailablePeriods: { ...IMPOSSIBLE, monday: ["20:00-19:00"] } }],
    ["a detail that is too long", { rematchReasonDetail: "가".repeat(501) }],
    ["a memo that is too long", { rematchMemo: "가".repeat(1001) }],
    ["a phone number in the memo", { rematchMemo: "010-2200-0077로 먼저 연락 주세요" }],
    ["a phone number in words", { rematchMemo: "공일공 이이공공 공공칠칠이에요" }],
    ["a match that is no id", { matchId: "1" }],
  ])("refuses %s", async (_what, change) => {
    const refused = await rematch("00000000-0000-4000-8000-0000000000ff", change);
    expect([refused.statusCode, refused.json().errorCode]).toEqual([400, 10001]);
  });
});

test("nobody else's match is rematched, nor is anything told of it; not even to its tutor", async () => {
  const { id, tutor } = await makePair(t, parent);
  await giveDemoTutor(t, { tutor });
  for (const who of [await newAccount(t), await asDemo("student"), await asDemo("tutor")]) {
    for (const [method, path, body] of [
      ["GET", `/lessons/matches/${id}/rematch-url`, undefined],
      ["GET", `/lessons/matches/${id}/appeal-statistics`, undefined],
      ["GET", `/lessons/matches/${id}/wishes`, undefined],
      ["POST", "/rematch-forms", form(id)],
    ] as const) {
      const refused = await call(t, who, method, path, body);
      expect([refused.statusCode, refused.json().errorCode], path).toEqual([404, 20001]);
    }
  }
  expect((await read(id)).status).toBe("MATCHED");
});
