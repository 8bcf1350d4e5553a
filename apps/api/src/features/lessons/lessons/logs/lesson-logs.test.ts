import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { asDemo, type Caller, call, type Method, newAccount } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { EXPERT_TUTOR, makePair, moveLesson, planLessonsOf, putLesson } from "../../../../../test/make-pair.ts";
import { settle } from "../../../../../test/settle.ts";

const TEXT = {
  title: "일차방정식 활용",
  content: "속력 문제 12개를 풀었어요.\n식을 세우는 데서 막혀요.",
  homework: "유형 3, 4번",
};

let t: TestApp;
let parent: Caller;
let tutor: Caller;
let id: string;
let lesson: string;
let lessons: { id: string }[];
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
  tutor = await asDemo("tutor");
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.deps.sql`delete from payout_lessons`;
  await t.deps.sql`delete from lessons`;
  id = await makePair(t, parent);
  lessons = (await planLessonsOf(t, parent, id)).content;
  lesson = lessons[0]?.id ?? "";
});

const log = (text: object, who = tutor, target = lesson) => call(t, who, "PUT", `/lessons/${target}/log`, text);
/** Notes that the tutor pressed the way into the room. */
const enter = () =>
  t.deps.sql`insert into lesson_presence (lesson_id, side, source) values (${lesson}, 'TUTOR', 'PRESS')`;
const pulse = (answer: string, who = parent) => call(t, who, "PUT", `/lessons/matches/${id}/pulse`, { answer });
const refusalOf = (answer: Awaited<ReturnType<typeof log>>) => [answer.statusCode, answer.json().errorCode];
const read = async (who = parent) => (await call(t, who, "GET", `/lessons/matches/${id}/lessons`)).json();

describe("the log of a lesson", () => {
  test("is written from its end on by a tutor who came, settles nothing, and may be written anew", async () => {
    await moveLesson(t, lesson, -59);
    await enter();
    expect(refusalOf(await log(TEXT))).toEqual([409, 50004]);
    await moveLesson(t, lesson, -60);
    const written = (await log({ ...TEXT, title: `  ${TEXT.title} ` })).json();
    expect(written.content[0]).toMatchObject({ status: "SCHEDULED", settledAs: null, log: TEXT });
    expect(written.counts).toMatchObject({ used: 0, scheduled: 8 });
    const seen = (await read()).content[0].log;
    expect(Date.parse(seen.writtenAt)).toBeLessThanOrEqual(Date.now());
    await putLesson(t, lesson, -60 * 24 * 40);
    const again = (await log({ ...TEXT, homework: "" })).json().content[0].log;
    expect(again).toMatchObject({ title: TEXT.title, homework: "" });
    expect(Date.parse(again.writtenAt)).toBeGreaterThan(Date.parse(seen.writtenAt));
  });

  test.each([
    ["title", { ...TEXT, title: " " }],
    ["title", { ...TEXT, title: "가".repeat(61) }],
    ["title", { ...TEXT, title: "010-1234-5678로 물어보세요" }],
    ["content", { ...TEXT, content: "궁금하면 jian@naran.kr 로 보내 주세요." }],
    ["homework", { ...TEXT, homework: "카톡 아이디 jian_math 로 사진을 보내 주세요." }],
    ["title", { ...TEXT, title: "한 줄\n두 줄" }],
    ["content", { ...TEXT, content: "" }],
    ["content", { ...TEXT, content: "가".repeat(1001) }],
    ["homework", { ...TEXT, homework: "가".repeat(301) }],
    ["homework", { title: "제목", content: "내용" }],
  ])("is refused at its field %s", async (path, text) => {
    await putLesson(t, lesson, -60);
    const refused = await log(text);
    expect(refusalOf(refused)).toEqual([400, 10001]);
    expect(refused.json().fields.map((field: { path: string }) => field.path)).toEqual([path]);
  });

  test("is not written before the lesson, nor for one that was missed or canceled", async () => {
    expect(refusalOf(await log(TEXT))).toEqual([409, 50004]);
    await putLesson(t, lesson, -90);
    await t.deps.sql`update lessons set status = 'ABSENT' where id = ${lesson}`;
    await settle(t);
    expect(refusalOf(await log(TEXT))).toEqual([409, 50004]);
    await t.deps.sql`update lessons set status = 'CANCELED', cancel_reason = 'TUTOR_ABSENCE' where id = ${lesson}`;
    expect(refusalOf(await log(TEXT))).toEqual([409, 50004]);
    expect((await read()).content[0].log).toBeNull();
  });

  test("is not written by a tutor of whom the room knows nothing, unless the lesson was held", async () => {
    await moveLesson(t, lesson, -90);
    expect((await log(TEXT)).json()).toMatchObject({
      errorCode: 50004,
      message: expect.stringContaining("기록이 없어요"),
    });
    await settle(t);
    expect((await log(TEXT)).statusCode).toBe(200);
  });

  test("is still written by who taught it, after the pair was dissolved", async () => {
    await putLesson(t, lesson, -120);
    await t.deps.sql`update matches set tutor_id = ${EXPERT_TUTOR} where id = ${id}`;
    const written = await log(TEXT);
    expect(written.json().content[0]).toMatchObject({ status: "DONE", log: TEXT });
    expect(refusalOf(await log(TEXT, await asDemo("expert")))).toEqual([404, 20001]);
  });
});

describe("whether the pair fits", () => {
  test("is asked after three lessons, of the buyer alone, and may be answered anew", async () => {
    for (const [index, { id: taken }] of lessons.slice(0, 3).entries()) {
      expect((await read()).pulse).toEqual({ isDue: false, answer: null });
      expect(refusalOf(await pulse("GOOD"))).toEqual([409, 50004]);
      await putLesson(t, taken, -100 * (index + 1));
    }
    expect((await read()).pulse).toEqual({ isDue: true, answer: null });
    expect((await pulse("BAD")).json().pulse).toEqual({ isDue: false, answer: "BAD" });
    expect((await pulse("OKAY")).json().pulse).toEqual({ isDue: false, answer: "OKAY" });
    expect((await read(tutor)).pulse).toBeNull();
    expect(refusalOf(await pulse("GOOD", tutor))).toEqual([404, 20001]);
    expect(refusalOf(await pulse("SO_SO"))).toEqual([400, 10001]);
    await t.deps.sql`update matches set tutor_id = ${EXPERT_TUTOR} where id = ${id}`;
    expect((await read()).pulse).toEqual({ isDue: false, answer: null });
    await t.deps.sql`update matches set tutor_id = null, status = 'UNPAIRED' where id = ${id}`;
    expect((await read()).pulse).toEqual({ isDue: false, answer: null });
    expect(refusalOf(await pulse("GOOD"))).toEqual([409, 50004]);
  });
});

test("only the tutor of a lesson has a word on it; for others it is missing", async () => {
  await putLesson(t, lesson, -90);
  const absent = "00000000-0000-4000-8000-00000000dead";
  const calls: [Method, string, object][] = [["PUT", "log", TEXT]];
  for (const who of [parent, await newAccount(t), await asDemo("student"), await asDemo("expert")]) {
    for (const [method, path, body] of calls) {
      const foreign = await call(t, who, method, `/lessons/${lesson}/${path}`, body);
      const missing = await call(t, who, method, `/lessons/${absent}/${path}`, body);
      expect(foreign.statusCode).toBe(404);
      expect(foreign.body).toBe(missing.body);
    }
  }
});
