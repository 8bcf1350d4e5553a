import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { DEMO_TUTOR, EXPERT_TUTOR, makePair, planLessonsOf, putLesson } from "../../../../test/make-pair.ts";
import { settle } from "../../../../test/settle.ts";

let t: TestApp;
let parent: Caller;
let tutor: Caller;
let expert: Caller;
let operator: Caller;
let id: string;
let lessonIds: string[];
beforeAll(async () => {
  t = await createTestApp();
  [parent, tutor, expert, operator] = await Promise.all([
    asDemo("parent"),
    asDemo("tutor"),
    asDemo("expert"),
    asDemo("operator"),
  ]);
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.deps.sql`delete from reviews where match_id is not null`;
  await t.deps.sql`delete from class_notices`;
  await t.deps.sql`delete from lessons`;
  id = await makePair(t, parent);
  const { content } = await planLessonsOf(t, parent, id);
  lessonIds = content.map((one: { id: string }) => one.id);
});

const TEXT = "분수 문장제를 겁내던 아이가 이제 먼저 풀어 보자고 해요.";
const BODY = { rating: 5, chips: ["CLEAR", "KIND"], text: TEXT };
/** The first lessons were held, one a day, the last one an hour ago. */
const hold = async (count: number) => {
  for (const [at, lessonId] of lessonIds.slice(0, count).entries()) await putLesson(t, lessonId, -120 - at * 1440);
};
const write = (body: object = BODY, who = parent) => call(t, who, "PUT", `/lessons/matches/${id}/review`, body);
const read = async (who = parent) => call(t, who, "GET", `/lessons/matches/${id}/review`);
const reply = (review: number, who = tutor, text = "같이 해 줘서 고마워요.") =>
  call(t, who, "POST", `/tutors/me/reviews/${review}/reply`, { text });
const show = (review: number, isHidden: boolean, who = operator) =>
  call(t, who, "PUT", `/operator/reviews/${review}/visibility`, { isHidden, reason: "아이 이름이 적혀 있어요." });
const listed = async (query = `?tutorId=${DEMO_TUTOR}`) => (await call(t, parent, "GET", `/reviews${query}`)).json();
const notices = async () =>
  (await t.deps.sql`select kind, side from class_notices where match_id = ${id} and kind like 'REVIEW%'`).map(
    ({ kind, side }) => `${kind} ${side}`,
  );

test("three lessons are too few; a missed or a disputed one is none", async () => {
  await hold(3);
  expect((await read()).json()).toMatchObject({ heldLessons: 3, neededLessons: 4, isOpen: false, review: null });
  expect((await write()).json()).toMatchObject({ errorCode: 50004 });
  await hold(4);
  await t.deps.sql`update lessons set status = 'ABSENT' where id = ${lessonIds[3] ?? ""}`;
  await settle(t);
  expect((await write()).statusCode).toBe(409);
  await t.deps.sql`update lessons set status = 'DONE', dispute = 'OPEN' where id = ${lessonIds[3] ?? ""}`;
  await settle(t);
  expect((await write()).statusCode).toBe(409);
});

test("after the fourth lesson a review is written once, verified by its lessons, and the tutor is told", async () => {
  await hold(4);
  const written = await write();
  expect(written.statusCode).toBe(200);
  expect(written.json()).toMatchObject({ isOpen: true, review: { rating: 5, chips: ["CLEAR", "KIND"], reply: null } });
  expect(await notices()).toEqual(["REVIEWED TUTOR"]);
  const { content, totalElements } = await listed();
  expect(totalElements).toBe(1);
  expect(content[0]).toMatchObject({
    ...{ subjectKey: "MATH", grade: 9, months: 1, rating: 5, text: TEXT, isVerified: true, isEdited: false },
    tutor: { id: String(DEMO_TUTOR), name: expect.any(String) },
  });
  expect(JSON.stringify(content)).not.toContain("김하준");
  await t.deps.sql`update lessons set status = 'ABSENT' where id = ${lessonIds[0] ?? ""}`;
  await settle(t);
  expect((await listed()).content[0].isVerified).toBe(false);
});

test("its writer changes it for thirty days, and two writers at once leave one", async () => {
  await hold(4);
  const both = await Promise.all([write(), write({ ...BODY, rating: 4 })]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await listed()).totalElements).toBe(1);
  await t.deps.sql`update reviews set created_at = now() - interval '29 days' where match_id = ${id}`;
  expect((await write({ ...BODY, rating: 3 })).json().review.rating).toBe(3);
  expect((await listed()).content[0]).toMatchObject({ rating: 3, isEdited: true });
  await t.deps.sql`update reviews set created_at = now() - interval '31 days' where match_id = ${id}`;
  expect((await read()).json().isOpen).toBe(false);
  expect((await write()).json()).toMatchObject({ errorCode: 50004 });
});

test.each([
  ["a number", { ...BODY, text: "궁금하시면 010-1234-5678로 물어보세요" }, "text"],
  ["too short a text", { ...BODY, text: "좋아요" }, "text"],
  ["half a star", { ...BODY, rating: 4.5 }, "rating"],
  ["no star", { ...BODY, rating: 0 }, "rating"],
  ["a strength twice", { ...BODY, chips: ["KIND", "KIND"] }, "chips"],
  ["praise for two stars", { ...BODY, rating: 2 }, "chips"],
  ["what was lacking at four stars", { ...BODY, rating: 4, chips: ["LATE"] }, "chips"],
  ["an unknown strength", { ...BODY, chips: ["CHEAP"] }, "chips"],
])("%s is refused at its field", async (_, body, path) => {
  await hold(4);
  const refused = await write(body);
  expect(refused.statusCode).toBe(400);
  expect(refused.json().fields[0].path).toMatch(new RegExp(`^${path}`));
});

test("nobody but the buyer reads or writes it here", async () => {
  await hold(4);
  for (const who of [tutor, expert, operator, await asDemo("student")]) {
    expect((await read(who)).statusCode).toBe(404);
    expect((await write(BODY, who)).statusCode).toBe(404);
  }
});

test("after a rematch the new tutor's lessons count alone", async () => {
  await hold(4);
  await t.deps.sql`update lessons set tutor_id = ${EXPERT_TUTOR} where id = ${lessonIds[0] ?? ""}`;
  expect((await read()).json()).toMatchObject({ heldLessons: 1, isOpen: false });
});

test("the tutor answers once; others cannot; contact data is refused", async () => {
  await hold(4);
  const review = (await write()).json().review.id;
  expect((await reply(review, expert)).statusCode).toBe(404);
  expect((await reply(review, parent)).statusCode).toBe(403);
  expect((await reply(review, tutor, "카톡으로 얘기해요")).statusCode).toBe(400);
  const both = await Promise.all([reply(review), reply(review)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
  expect((await listed()).content[0].reply).toMatchObject({ text: "같이 해 줘서 고마워요." });
  const own = (await call(t, tutor, "GET", "/tutors/me/reviews")).json();
  expect(own.content.map((one: { id: number }) => one.id)).toEqual([review]);
  expect((await call(t, expert, "GET", "/tutors/me/reviews")).json().totalElements).toBe(0);
});

test("staff hides it with a reason that is recorded and told, and shows it again", async () => {
  await hold(4);
  const review = (await write()).json().review.id;
  expect((await show(review, true, parent)).statusCode).toBe(403);
  expect((await show(review, true)).statusCode).toBe(204);
  expect((await show(review, true)).statusCode).toBe(409);
  expect((await listed()).totalElements).toBe(0);
  expect((await reply(review)).statusCode).toBe(404);
  expect((await read()).json().review.hiddenReason).toBe("아이 이름이 적혀 있어요.");
  const hidden = (await call(t, operator, "GET", "/operator/reviews?state=HIDDEN")).json();
  expect(hidden.content).toMatchObject([{ id: review, hiddenReason: "아이 이름이 적혀 있어요." }]);
  const stars = Math.round(hidden.content[0].rating);
  const totals = [1, 2, 3, 4, 5].map(async (one) => {
    const path = `/operator/reviews?state=HIDDEN&stars=${one}`;
    return (await call(t, operator, "GET", path)).json().content.length;
  });
  expect(await Promise.all(totals)).toEqual([1, 2, 3, 4, 5].map((one) => Number(one === stars)));
  expect(await notices()).toEqual(["REVIEWED TUTOR", "REVIEW_HIDDEN BUYER"]);
  expect((await show(review, false)).statusCode).toBe(204);
  expect((await listed()).totalElements).toBe(1);
  const told = await t.deps.sql`select data ->> 'text' as text from pgboss.job
    where name = 'notice.send' and singleton_key like ${`class:${id}:REVIEW_HIDDEN:%`} order by created_on`;
  expect(told.map(({ text }) => text)).toEqual([
    expect.stringMatching(
      /후기를 다른 사람에게 보이지 않게 했어요\. 이유: 아이 이름이 적혀 있어요\. 이유가 맞지 않으면 고객센터로/,
    ),
    expect.stringMatching(/후기를 다시 모두에게 보이게 했어요\. 이유: 아이 이름이 적혀 있어요\. http/),
  ]);
  const acts = await t.deps.sql`select action from audit_logs where target_id = ${String(review)} order by id`;
  expect(acts.map(({ action }) => action)).toEqual(["review.hidden", "review.shown"]);
});

test("staff pages through all reviews, the newest first, each once", async () => {
  const all = await t.deps.sql<{ id: number }[]>`
    select id from reviews where hidden_at is null order by created_at desc, id desc`;
  const seen: number[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const path: string = `/operator/reviews?size=7${cursor && `&cursor=${cursor}`}`;
    const page = (await call(t, operator, "GET", path)).json();
    seen.push(...page.content.map(({ id }: { id: number }) => id));
    cursor = page.nextCursor;
  }
  expect(seen).toEqual(all.map(({ id }) => id));
  const odd = await call(t, operator, "GET", "/operator/reviews?cursor=x");
  expect([odd.statusCode, odd.json()]).toMatchObject([400, { errorCode: 10001 }]);
});
