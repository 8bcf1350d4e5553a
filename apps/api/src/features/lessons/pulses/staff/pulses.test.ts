import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { DEMO_TUTOR, makePair, planLessonsOf, putLesson } from "../../../../../test/make-pair.ts";

let t: TestApp;
let parent: Caller;
let operator: Caller & { userId: string };
let match: string;
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
  operator = await asDemo("operator");
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.deps.sql`delete from class_pulses`;
  await t.deps.sql`delete from lessons`;
  match = await makePair(t, parent);
  const { content } = await planLessonsOf(t, parent, match);
  for (const [index, { id }] of content.slice(0, 3).entries()) await putLesson(t, id, -(index + 1) * 24 * 60);
});

const say = (answer: string) => call(t, parent, "PUT", `/lessons/matches/${match}/pulse`, { answer });
const list = async (state = "OPEN") => (await call(t, operator, "GET", `/operator/pulses?state=${state}`)).json();
const close = (note = "전화로 이야기하고 진도를 늦추기로 했어요.") =>
  call(t, operator, "POST", `/operator/pulses/${match}/${DEMO_TUTOR}/close`, { note });
const figure = async () =>
  (await call(t, operator, "GET", "/operator/desk"))
    .json()
    .figures.find(({ kind }: { kind: string }) => kind === "BAD_PULSES");

test("a family that is not content reaches staff, with whom to call; other answers do not", async () => {
  await say("OKAY");
  expect((await list()).content).toEqual([]);
  await say("BAD");
  expect(await list()).toEqual({
    nextCursor: null,
    content: [
      expect.objectContaining({
        ...{ matchId: match, tutorId: String(DEMO_TUTOR), studentName: "김하준", subjectLabel: "수학" },
        ...{ buyerName: "김민정", heldLessons: 3, isPair: true, handledAt: null, handledNote: null },
      }),
    ],
  });
  expect(await figure()).toMatchObject({ count: 1 });
});

test("what came of it is noted once, and a second 아쉬워요 opens it again", async () => {
  await say("BAD");
  expect((await close(" ")).statusCode).toBe(400);
  const both = await Promise.all([close(), close()]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
  expect((await list()).content).toEqual([]);
  const [handled] = (await list("HANDLED")).content;
  expect(handled).toMatchObject({ matchId: match, handledNote: "전화로 이야기하고 진도를 늦추기로 했어요." });
  expect(await figure()).toMatchObject({ count: 0 });
  const [act] = await t.deps.sql`select actor_id, action from audit_logs where target_id = ${match} order by id desc`;
  expect(act).toEqual({ actor_id: operator.userId, action: "pulse.closed" });
  await say("BAD");
  expect((await list()).content).toHaveLength(1);
});

test("an answer that is not there is not handled, and families and tutors see no list", async () => {
  await say("GOOD");
  expect((await close()).statusCode).toBe(404);
  for (const who of [parent, await asDemo("tutor")]) {
    expect((await call(t, who, "GET", "/operator/pulses")).statusCode).toBe(403);
  }
});
