import { DAY, formatKoreanDate } from "@pkg/domain";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { asDemo, type Caller, call, textsTo } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { DEMO_TUTOR, makePair, planLessonsOf } from "../../../../../test/make-pair.ts";

// A lesson and all after it move from Tuesday and Thursday at 19:00 to Wednesday and Friday at 20:00.

interface Shown {
  id: string;
  startsAt: string;
  movedFromAt: string | null;
}

const SHIFT = DAY + 3_600_000;
let t: TestApp;
let parent: Caller;
let tutor: Caller;
let id: string;
let lessons: Shown[];
beforeAll(async () => {
  t = await createTestApp();
  [parent, tutor] = [await asDemo("parent"), await asDemo("tutor")];
});
afterAll(() => t.close());
beforeEach(async () => {
  const { sql } = t.deps;
  await sql`delete from payout_lessons`;
  await sql`delete from lessons`;
  await sql`delete from class_notices`;
  await sql`update tutors set week_bits = repeat('1', 336)::bit(336), taken_bits = repeat('0', 336)::bit(336)`;
  id = await makePair(t, parent);
  lessons = (await planLessonsOf(t, parent, id)).content;
});

const at = (index: number) => lessons[index] ?? { id: "", startsAt: "" };
const goalOf = (index: number, shift = SHIFT) => new Date(Date.parse(at(index).startsAt) + shift).toISOString();
const seen = (index: number, goal = goalOf(index), who = parent) =>
  call(t, who, "GET", `/lessons/${at(index).id}/series-move?startsAt=${goal}`);
const move = (index: number, previewId: string | undefined, goal = goalOf(index), who = parent) =>
  call(t, who, "PATCH", `/lessons/${at(index).id}`, { startsAt: goal, scope: "FOLLOWING", previewId });
const planned = async () => (await call(t, parent, "GET", `/lessons/matches/${id}/lessons`)).json();
const startsOf = (content: readonly Shown[]) => content.map(({ startsAt }) => startsAt);
/** Another pair's lesson in the new time of this one: of the same tutor and student. */
async function putOther(startsAt: string): Promise<void> {
  const other = await makePair(t, parent, { lessonStarts: [{ day: 6, halfHour: 20 }] });
  const { content } = await planLessonsOf(t, parent, other);
  await t.deps.sql`delete from lessons where match_id = ${other} and id <> ${content[0].id}`;
  await t.deps.sql`update lessons set starts_at = ${startsAt}, ends_at = ${startsAt}::timestamptz + interval '1 hour'
    where id = ${content[0].id}`;
  await t.deps.sql`update tutors set taken_bits = repeat('0', 336)::bit(336) where id = ${DEMO_TUTOR}`;
}

test("what is previewed is what happens: one row of the list, no lesson marked, one message to each side", async () => {
  const preview = (await seen(2)).json();
  expect(preview).toMatchObject({
    count: 6,
    before: { lessonTimes: "화·목 19시", firstAt: at(2).startsAt, lastAt: at(7).startsAt },
    after: { lessonTimes: "수·금 20시", firstAt: goalOf(2) },
  });
  expect(startsOf((await planned()).content)).toEqual(startsOf(lessons));
  const moved = (await move(2, preview.previewId)).json();
  expect(startsOf(moved.content.slice(0, 2))).toEqual(startsOf(lessons.slice(0, 2)));
  const after = startsOf(moved.content.slice(2));
  expect([after[0], after.at(-1)]).toEqual([preview.after.firstAt, preview.after.lastAt]);
  for (const { startsAt, insteadAt } of preview.leftOut) {
    expect([after.includes(startsAt), after.includes(insteadAt)]).toEqual([false, true]);
  }
  expect(moved.content.every(({ movedFromAt }: Shown) => movedFromAt === null)).toBe(true);
  expect(moved.seriesMoves).toEqual([{ startsAt: goalOf(2), lessonTimes: "수·금 20시" }]);
  const last = formatKoreanDate(new Date(preview.after.lastAt));
  for (const phone of ["01000000002", "01000000003"]) {
    await expect
      .poll(() => textsTo(t, phone))
      .toContain(
        `수업 시간이 바뀌었어요. ${formatKoreanDate(new Date(goalOf(2)))}부터 매주 수·금 20시에 만나요. 수업 6회, 마지막은 ${last}이에요.`,
      );
  }
  const told = await t.deps.sql`select side from class_notices where match_id = ${id} and kind = 'MOVED' order by side`;
  expect(told.map(({ side }) => side)).toEqual(["BUYER", "TUTOR"]);
});

test("another lesson of theirs is passed over, said before, and comes at the end", async () => {
  const met = goalOf(4);
  await putOther(met);
  const preview = (await seen(0)).json();
  const [left] = preview.leftOut.filter(({ reason }: { reason: string }) => reason === "LESSON");
  expect(left?.startsAt).toBe(met);
  const { content } = (await move(0, preview.previewId)).json();
  expect(startsOf(content)).not.toContain(met);
  expect(startsOf(content)).toContain(left.insteadAt);
  expect(content).toHaveLength(8);
});

test("a move that would differ from its preview is refused with the new one, which then happens", async () => {
  const first = (await seen(0)).json();
  await putOther(goalOf(4));
  const refused = await move(0, first.previewId);
  expect([refused.statusCode, refused.json().errorCode]).toEqual([409, 50004]);
  expect(refused.json().message).toContain("다시 확인해 주세요");
  expect(startsOf((await planned()).content)).toEqual(startsOf(lessons));
  const { preview } = refused.json();
  expect(preview).toEqual((await seen(0)).json());
  expect(preview.previewId).not.toBe(first.previewId);
  expect((await move(0, preview.previewId)).statusCode).toBe(200);
  expect((await move(0, undefined, goalOf(0, 0))).statusCode).toBe(409);
});

test("a later move of the same lessons takes the place of the row before, one of later lessons stands beside it", async () => {
  const move2 = async (index: number, goal: string, who = parent) =>
    (await move(index, (await seen(index, goal, who)).json().previewId, goal, who)).json();
  await move2(2, goalOf(2));
  const beside = await move2(4, goalOf(4, SHIFT + 1_800_000), tutor);
  expect(beside.seriesMoves.map(({ lessonTimes }: { lessonTimes: string }) => lessonTimes)).toEqual([
    "수·금 20시",
    "수·금 20시 30분",
  ]);
  const back = await move2(2, at(2).startsAt);
  expect(back.seriesMoves).toEqual([{ startsAt: at(2).startsAt, lessonTimes: "화·목 19시" }]);
  expect(startsOf(back.content)).toEqual(startsOf(lessons));
});

test("a time that does not suit is refused before it is asked, as the move itself is", async () => {
  const goal = goalOf(0, -6 * 3_600_000);
  for (const answer of [await seen(0, goal), await move(0, undefined, goal)]) {
    expect([answer.statusCode, answer.json().fields?.[0]?.path]).toEqual([400, "startsAt"]);
  }
  await t.deps.sql`update lessons set status = 'DONE' where id = ${at(0).id}`;
  const over = await seen(0);
  expect([over.statusCode, over.json().message]).toEqual([409, "이 수업은 옮길 수 없어요."]);
  const expert = await asDemo("expert");
  expect((await seen(1, goalOf(1), expert)).statusCode).toBe(404);
});
