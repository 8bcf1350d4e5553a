import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ANYBODY, asDemo, type Caller, call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { EXPERT_TUTOR, makePair, planLessonsOf, putLesson } from "../../../../test/make-pair.ts";

let t: TestApp;
let parent: Caller;
let tutor: Caller;
let matchId: string;
let lessonId: string;
let others: { id: string }[];
beforeAll(async () => {
  t = await createTestApp();
  [parent, tutor] = await Promise.all([asDemo("parent"), asDemo("tutor")]);
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.deps.sql`delete from payout_lessons`;
  await t.deps.sql`delete from lessons`;
  await t.deps.sql`delete from private_links`;
  matchId = await makePair(t, parent);
  [{ id: lessonId }, ...others] = (await planLessonsOf(t, parent, matchId)).content;
  await putLesson(t, lessonId, 5);
});

const room = async (who: Caller, id = lessonId) => (await call(t, who, "GET", `/lessons/${id}/room`)).json();
const beat = (who: Caller, body: object = {}, id = lessonId) => call(t, who, "POST", `/lessons/${id}/presence`, body);
/** As if what is there had happened so many seconds earlier. */
const age = (seconds: number) =>
  t.deps.sql`update lesson_presence set from_at = from_at - make_interval(secs => ${seconds}),
    to_at = to_at - make_interval(secs => ${seconds})`;
const kept = () =>
  t.deps.sql<{ side: string; source: string; seconds: number }[]>`
    select side, source, round(extract(epoch from to_at - from_at))::int as seconds
    from lesson_presence where lesson_id = ${lessonId} order by side, source, from_at`;
const sides = ({ present }: { present: { side: string }[] }) => present.map(({ side }) => side);

describe("the room", () => {
  test("says what takes place, when it opens, and where once it is open", async () => {
    const open = await room(tutor);
    expect(open).toMatchObject({
      ...{ lessonId, matchId, subjectLabel: "수학", studentName: "김하준", status: "SCHEDULED", present: [] },
      url: `https://naran.example/rooms/${lessonId}`,
      reader: { role: "TUTOR", as: "SEAT", mayLook: false },
      lastLog: null,
    });
    expect(Date.parse(open.startsAt) - Date.parse(open.opensAt)).toBe(10 * 60_000);
    expect(Date.parse(open.closesAt) - Date.parse(open.endsAt)).toBe(10 * 60_000);
    for (const [minutes, isOpen] of [
      [11, false],
      [9, true],
      [-69, true],
      [-71, false],
    ] as const) {
      await putLesson(t, lessonId, minutes);
      expect((await room(parent)).url !== null, String(minutes)).toBe(isOpen);
    }
  });

  test("shows what was written of the lesson before, not of a later one", async () => {
    await putLesson(t, others[0]?.id ?? "", -300);
    const log = { title: "일차함수", content: "기울기를 그렸어요.", homework: "교재 42쪽" };
    await call(t, tutor, "PUT", `/lessons/${others[0]?.id}/log`, log);
    await t.deps
      .sql`insert into lesson_logs (lesson_id, title, content, homework) values (${others[3]?.id ?? ""}, 'X', 'X', 'X')`;
    expect((await room(parent)).lastLog).toMatchObject(log);
  });

  test("is closed to a lesson that is canceled", async () => {
    await t.deps.sql`update lessons set status = 'CANCELED', cancel_reason = 'TUTOR_ABSENCE' where id = ${lessonId}`;
    expect(await room(parent)).toMatchObject({ status: "CANCELED", url: null });
    expect((await beat(parent)).statusCode).toBe(409);
  });

  test("tells that its two sides do not agree on the lesson, until that is decided", async () => {
    for (const [dispute, isDisputed] of [
      [null, false],
      ["OPEN", true],
      ["DECIDED", false],
    ] as const) {
      await t.deps.sql`update lessons set dispute = ${dispute} where id = ${lessonId}`;
      expect((await room(tutor)).isDisputed).toBe(isDisputed);
    }
  });

  test("knows its buyer, its own tutor, and nobody else", async () => {
    for (const who of [await asDemo("student"), await asDemo("expert"), await asDemo("operator")]) {
      expect((await call(t, who, "GET", `/lessons/${lessonId}/room`)).statusCode).toBe(404);
      expect((await beat(who)).statusCode).toBe(404);
    }
    expect((await beat(ANYBODY)).statusCode).toBe(401);
    await t.deps.sql`update lessons set tutor_id = ${EXPERT_TUTOR} where id = ${lessonId}`;
    expect((await beat(tutor)).statusCode).toBe(404);
    expect((await beat(await asDemo("expert"))).json().reader.role).toBe("TUTOR");
    expect((await call(t, parent, "GET", "/lessons/x/room")).statusCode).toBe(400);
  });
});

describe("a beat", () => {
  test("of each side is seen by both, and lengthens what goes on", async () => {
    await beat(tutor);
    await age(7 * 60);
    await t.deps.sql`update lesson_presence set to_at = to_at + interval '6 minutes'`;
    await beat(tutor);
    const seen = (await beat(parent)).json();
    expect(sides(seen)).toEqual(["STUDENT", "TUTOR"]);
    expect(Date.now() - Date.parse(seen.present[1].since)).toBeGreaterThanOrEqual(7 * 60_000);
    expect(sides(await room(tutor))).toEqual(["STUDENT", "TUTOR"]);
    expect(await kept()).toMatchObject([
      { side: "STUDENT", seconds: 0 },
      { side: "TUTOR", seconds: 420 },
    ]);
  });

  test("after a gap of two minutes goes on, after a longer one begins again", async () => {
    await beat(tutor);
    await age(119);
    expect(sides(await room(parent))).toEqual(["TUTOR"]);
    await beat(tutor);
    expect(await kept()).toMatchObject([{ seconds: 119 }]);
    await age(122);
    expect(sides(await room(parent))).toEqual([]);
    await beat(tutor);
    expect((await kept()).map(({ seconds }) => seconds)).toEqual([119, 0]);
  });

  test("from many devices at once leaves one side there, since one instant", async () => {
    const began = performance.now();
    await Promise.all(Array.from({ length: 8 }, () => beat(tutor)));
    await age(60);
    await Promise.all(Array.from({ length: 8 }, () => beat(tutor)));
    expect(sides(await room(parent))).toEqual(["TUTOR"]);
    const [{ whole }] = (await t.deps.sql`
      select extract(epoch from max(to_at) - min(from_at))::float as whole from lesson_presence`) as [
      { whole: number },
    ];
    const passed = (performance.now() - began) / 1000;
    expect(whole).toBeGreaterThanOrEqual(60);
    expect(whole).toBeLessThanOrEqual(60 + passed);
  });

  test.each([
    [11, 409],
    [10, 200],
    [-69, 200],
    [-70, 409],
  ])("%i minutes before its start is answered with %i", async (minutes, status) => {
    await putLesson(t, lessonId, minutes);
    expect((await beat(parent)).statusCode).toBe(status);
    expect(await kept()).toHaveLength(status === 200 ? 1 : 0);
  });

  test("may be a press, which is an instant and keeps nobody there", async () => {
    await beat(parent, { source: "PRESS" });
    await age(30);
    expect(sides((await beat(parent, { source: "PRESS" })).json())).toEqual([]);
    expect(await kept()).toMatchObject([
      { side: "STUDENT", source: "PRESS", seconds: 0 },
      { side: "STUDENT", source: "PRESS", seconds: 0 },
    ]);
    expect((await beat(parent, { source: "APP" })).statusCode).toBe(400);
  });

  test("is counted for an account, whose other lessons go on", async () => {
    const all = await Promise.all(Array.from({ length: 41 }, () => beat(tutor)));
    expect(all.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
    expect((await beat(parent)).statusCode).toBe(200);
  });
});

describe("a parent", () => {
  test("looks in without the child's seat, and both see it", async () => {
    const looking = (await beat(parent, { as: "LOOK" })).json();
    expect(looking.reader).toEqual({ role: "FAMILY", as: "LOOK", mayLook: true });
    expect(sides(looking)).toEqual(["GUARDIAN"]);
    expect(sides(await room(tutor))).toEqual(["GUARDIAN"]);
  });

  test("sits in the seat at first, unless it is taken or the child has a way of its own", async () => {
    expect((await room(parent)).reader.as).toBe("SEAT");
    await beat(parent);
    expect((await room(parent)).reader.as).toBe("LOOK");
    await age(200);
    expect((await room(parent)).reader.as).toBe("SEAT");
    await call(t, parent, "POST", "/users/me/students/00000000-0000-4000-8000-000000000002/child-link");
    expect((await room(parent)).reader.as).toBe("LOOK");
  });

  test("is none who takes the lessons themselves, nor is the tutor", async () => {
    await t.deps.sql`update students set is_self = true where name = '김하준'`;
    expect((await beat(parent, { as: "LOOK" })).json()).toMatchObject({
      reader: { as: "SEAT", mayLook: false },
      present: [{ side: "STUDENT" }],
    });
    expect(sides((await beat(tutor, { as: "LOOK" })).json())).toEqual(["STUDENT", "TUTOR"]);
    await t.deps.sql`update students set is_self = false where name = '김하준'`;
  });
});
