import { DAY, toKstDate } from "@pkg/domain";
import { describe, expect, test } from "vitest";
import { ANYBODY, asDemo, type Caller, call } from "../../../../test/caller.ts";
import { EXPERT_TUTOR, planLessonsOf, TUE_THU } from "../../../../test/make-pair.ts";
import { WISHES } from "../../../../test/search-match.ts";
import { settledClass } from "../../../../test/settled-class.ts";

const { on, look, both, classOf, answer, object, decide, said } = settledClass();

const stageOf = async () => (await call(on.t, on.parent, "GET", `/lessons/matches/${on.id}`)).json().now;
const tasks = async () => {
  const { content } = (await call(on.t, on.parent, "GET", "/users/me/open-tasks")).json();
  const own = content.filter(({ matchId }: { matchId: string | null }) => matchId === on.id);
  return own.map(({ kind }: { kind: string }) => kind);
};
/** The family asks for another tutor, and one says yes. */
async function changeTutor(): Promise<void> {
  const form = {
    ...{ matchId: on.id, tutorGenders: "MALE,FEMALE", rematchReason: "LEVEL" },
    ...{ rematchReasonDetail: "", rematchMemo: "", weeklyAvailablePeriods: WISHES.weeklyAvailablePeriods },
  };
  const formed = await call(on.t, on.parent, "POST", "/rematch-forms", form);
  expect(formed.statusCode, formed.body).toBe(201);
  // As an accepted proposal leaves it.
  await on.t.deps.sql`update matches set status = 'MATCHED', tutor_id = ${EXPERT_TUTOR}, matched_at = now(),
    lesson_starts = ${JSON.stringify(TUE_THU)}::jsonb where id = ${on.id}`;
}

const lastDay = (content: { startsAt: string; status: string }[]) =>
  content.findLast(({ status }) => status === "SCHEDULED")?.startsAt ?? "";

const QUESTIONS = {
  "asked about": async () => {
    await look();
    expect((await answer(on.parent, false)).statusCode).toBe(200);
  },
  "in dispute": async () => {
    await both(60);
    await look();
    expect((await object(on.parent)).statusCode).toBe(200);
  },
};

describe.each(Object.entries(QUESTIONS))("a rematch while a lesson is %s", (how, begin) => {
  const giveBack = () => (how === "in dispute" ? decide("GIVEN_BACK") : look(24 * 7));

  test("leaves all others to be planned, and every page asks for the day", async () => {
    await begin();
    await changeTutor();
    expect(await stageOf()).toMatchObject({ stage: "UNPLANNED", counts: { left: 8, unscheduled: 7 } });
    expect(await tasks()).toContain("PLAN_LESSONS");
    const planned = await planLessonsOf(on.t, on.parent, on.id);
    expect(planned.counts).toEqual({ total: 8, used: 0, scheduled: 8, left: 8, unscheduled: 0 });
    expect(await stageOf()).toMatchObject({ stage: "RUNNING" });
    expect(await tasks()).not.toContain("PLAN_LESSONS");
    await giveBack();
    const { content, counts } = await classOf(on.parent);
    expect(counts).toEqual({ total: 8, used: 0, scheduled: 8, left: 8, unscheduled: 0 });
    expect(lastDay(content) > lastDay(planned.content)).toBe(true);
  });

  test("that is given back before the plan only raises what is to be planned", async () => {
    await begin();
    await changeTutor();
    await giveBack();
    expect(await stageOf()).toMatchObject({ stage: "UNPLANNED", nextLessonAt: null, counts: { unscheduled: 8 } });
    expect((await said(how === "in dispute" ? "DECIDED" : "NOT_HELD")).join()).not.toContain("추가됐어요");
    const { counts } = await planLessonsOf(on.t, on.parent, on.id);
    expect(counts).toMatchObject({ scheduled: 8, unscheduled: 0 });
  });
});

test.each([
  ["one side answered", QUESTIONS["asked about"]],
  ["the family objects to a lesson that was held", QUESTIONS["in dispute"]],
  [
    "the family objects to an absence",
    async () => {
      await both(60);
      await look();
      await on.t.deps.sql`update lessons set status = 'ABSENT', settled_as = 'STUDENT_ABSENT' where id = ${on.lesson}`;
      expect((await object(on.parent)).statusCode).toBe(200);
    },
  ],
])("the next tutor reads that a lesson is looked at, and nothing of how it went: %s", async (_how, begin) => {
  await begin();
  await changeTutor();
  const { content } = await classOf(await asDemo("expert"));
  const theirs = content.find(({ id }: { id: string }) => id === on.lesson);
  expect(theirs).toMatchObject({ settledAs: "ASKED", isOthers: true, log: null, minutes: null });
  for (const own of ["question", "dispute", "pay"]) expect(theirs).not.toHaveProperty(own);
});

test("a lesson in question is its tutor's: the next one neither answers for it nor counts it, and the family hears of it", async () => {
  const [expert, tutor] = [await asDemo("expert"), await asDemo("tutor")];
  const get = async (who: Caller, path: string) => (await call(on.t, who, "GET", path)).json();
  await look();
  const leaving = async () => (await get(on.parent, `/lessons/matches/${on.id}/leaving`)).counts;
  expect(await leaving()).toEqual({ left: 8, scheduled: 7, checking: 1 });
  await changeTutor();
  expect(await leaving()).toEqual({ left: 8, scheduled: 0, checking: 1 });
  const past = (content: { id: string }[]) => content.find(({ id }) => id === on.lesson);
  const theirs = past((await classOf(expert)).content);
  expect(theirs).toMatchObject({ settledAs: "ASKED", isOthers: true });
  expect(theirs).not.toHaveProperty("question");
  const own = past((await classOf(tutor)).content);
  expect(own).toHaveProperty("question");
  expect(own).not.toHaveProperty("isOthers");
  const families = past((await classOf(on.parent)).content);
  expect(families).toHaveProperty("question");
  expect(families).toHaveProperty("formerTutor", "박지훈");
  await answer(on.parent, false);
  await look(24 * 7);
  const { content } = await get(tutor, "/tutors/me/classes");
  expect(content).toContainEqual(expect.objectContaining({ matchId: on.id, isOwn: false }));

  const link = (await call(on.t, on.parent, "POST", `/lessons/matches/${on.id}/summary-link`)).json().url as string;
  const weeks = [0, 7, 14, 21, 28].map((days) => toKstDate(new Date(Date.now() + days * DAY)));
  for (const week of weeks) {
    const path = `/lesson-summaries/${link.slice(link.lastIndexOf("/") + 1)}?week=${week}`;
    const { lessons } = await get(ANYBODY, path);
    expect(lessons.filter(({ settledAs }: { settledAs: string | null }) => settledAs === null)).toEqual([]);
  }
});

test("a plan that is short of lessons for another reason asks for the rest", async () => {
  await on.t.deps.sql`delete from lessons where match_id = ${on.id} and id <> ${on.lesson}
    and starts_at > (select min(starts_at) from lessons where match_id = ${on.id} and id <> ${on.lesson})`;
  expect(await stageOf()).toMatchObject({ stage: "UNPLANNED", counts: { scheduled: 2, unscheduled: 6 } });
  expect(await tasks()).toContain("PLAN_LESSONS");
  const { counts } = await planLessonsOf(on.t, on.parent, on.id);
  expect(counts).toMatchObject({ scheduled: 8, unscheduled: 0 });
});
