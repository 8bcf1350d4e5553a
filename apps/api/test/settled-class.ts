import { afterAll, beforeAll, beforeEach } from "vitest";
import { settleDue } from "../src/features/lessons/settlements/settle-due.ts";
import { bePresent } from "./be-present.ts";
import { asDemo, type Caller, call } from "./caller.ts";
import { createTestApp, type TestApp } from "./create-test-app.ts";
import { systemCtx } from "./ctx.ts";
import { makePair, moveLesson, planLessonsOf } from "./make-pair.ts";

/**
 * A class for each test, whose first lesson has been over for thirteen minutes, and what people do with that lesson.
 */
export function settledClass() {
  const on = {} as {
    t: TestApp;
    parent: Caller;
    tutor: Caller;
    operator: Caller;
    id: string;
    lesson: string;
    lastDay: string;
  };
  beforeAll(async () => {
    on.t = await createTestApp();
    [on.parent, on.tutor, on.operator] = await Promise.all([asDemo("parent"), asDemo("tutor"), asDemo("operator")]);
  });
  afterAll(() => on.t.close());
  beforeEach(async () => {
    const { t, parent } = on;
    await t.deps.sql`delete from class_notices`;
    await t.deps.sql`delete from payout_lessons`;
    await t.deps.sql`delete from lessons`;
    await t.deps.sql`update matches set ended_at = now() where ended_at is null`;
    on.id = await makePair(t, parent);
    const { content } = await planLessonsOf(t, parent, on.id);
    [on.lesson, on.lastDay] = [content[0].id, content.at(-1).startsAt];
    await moveLesson(t, on.lesson, -73);
  });
  const classOf = async (who: Caller) => (await call(on.t, who, "GET", `/lessons/matches/${on.id}/lessons`)).json();
  const ofLesson = (who: Caller, path: string, body: object) =>
    call(on.t, who, "POST", `/lessons/${on.lesson}/${path}`, body);
  return {
    on,
    look: (hours = 0, deps = on.t.deps) => settleDue(systemCtx(deps), new Date(Date.now() + hours * 3_600_000)),
    async both(minutes: number) {
      await bePresent(on.t, on.lesson, "TUTOR", [0, 60]);
      await bePresent(on.t, on.lesson, "STUDENT", [0, minutes]);
    },
    classOf,
    lessonOf: async (who: Caller) => (await classOf(who)).content.find((one: { id: string }) => one.id === on.lesson),
    answer: (who: Caller, tookPlace: boolean) => ofLesson(who, "answer", { tookPlace }),
    object: (who: Caller) => ofLesson(who, "dispute", { detail: "수업방에 있었어요" }),
    decide: (decision: string) =>
      call(on.t, on.operator, "POST", `/operator/lesson-disputes/${on.lesson}/decision`, {
        decision,
        reason: "수업방 기록을 봤어요.",
      }),
    log: () =>
      call(on.t, on.tutor, "PUT", `/lessons/${on.lesson}/log`, { title: "제목", content: "내용", homework: "" }),
    /** Who was told what of a kind. */
    async said(kind: string) {
      const rows = await on.t.deps.sql<{ key: string; text: string }[]>`
        select singleton_key as key, data ->> 'text' as text from pgboss.job
        where name = 'notice.send' and singleton_key like ${`class:${on.id}:${kind}:%`} order by singleton_key`;
      return rows.map(({ key, text }) => `${key.split(":")[3]} ${text}`);
    },
  };
}

export const unused = { total: 8, used: 0, scheduled: 8, left: 8, unscheduled: 0 };
export const used = { total: 8, used: 1, scheduled: 7, left: 7, unscheduled: 0 };
