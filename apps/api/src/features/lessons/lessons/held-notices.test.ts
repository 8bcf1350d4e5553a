import { DAY, HOUR } from "@pkg/domain";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../test/caller.ts";
import { createMovedApp, type MovedApp } from "../../../../test/life/moved-time.ts";
import { makePair, planLessonsOf } from "../../../../test/make-pair.ts";
import { kst } from "../../../../test/renew.ts";
import { cancelFutureLessons } from "./plans/cancel-future-lessons.ts";

/** A Friday night: the first lesson is on Tuesday, the second on Thursday, at 19:00. */
let app: MovedApp;
let parent: Caller;
let tutor: Caller;
let id: string;
let lessons: { id: string; startsAt: string }[];
beforeAll(async () => {
  app = await createMovedApp(kst("2027-03-05", "22:00"), { config: { keepsQuietHours: true } });
  parent = await asDemo("parent");
  tutor = await asDemo("tutor");
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.t.deps.sql`delete from lessons`;
  await app.t.deps
    .sql`update tutors set week_bits = repeat('1', 336)::bit(336), taken_bits = repeat('0', 336)::bit(336)`;
  id = await makePair(app.t, parent);
  lessons = (await planLessonsOf(app.t, parent, id)).content;
});

/** What waits for the morning, as "TUTOR 첫 수업은 ...". */
async function held(): Promise<string[]> {
  const rows = await app.t.deps.sql<{ side: string; text: string }[]>`
    select split_part(singleton_key, ':', 4) as side, data ->> 'text' as text from pgboss.job
    where name = 'notice.send' and state = 'created' and start_after > now() and singleton_key like ${`class:${id}:%`}`;
  const lines = rows.map(
    ({ side, text }) => `${side} ${text.replace(/^\[나란\] 김하준 학생 수학 중2-2 /, "").replace(/ http\S+$/, "")}`,
  );
  return lines.sort();
}
const sayTold = () => app.t.deps.sql`delete from pgboss.job where name = 'notice.send'`;
const later = (index: number, milliseconds: number) =>
  new Date(Date.parse(lessons[index]?.startsAt ?? "") + milliseconds).toISOString();
const move = async (index: number, startsAt: string, who = parent) => {
  const { statusCode, body } = await call(app.t, who, "PATCH", `/lessons/${lessons[index]?.id}`, {
    startsAt,
    scope: "ONE",
  });
  expect(statusCode, body).toBe(200);
};
const planned = (first: string) => `수업 8회를 예약했어요. 첫 수업은 ${first}에 시작해요.`;

test("a plan of the night says to both where its first lesson was moved to, and the move says no more", async () => {
  expect(await held()).toEqual([`BUYER ${planned("3월 9일(화) 19:00")}`, `TUTOR ${planned("3월 9일(화) 19:00")}`]);
  await move(0, later(0, HOUR));
  const now = [`BUYER ${planned("3월 9일(화) 20:00")}`, `TUTOR ${planned("3월 9일(화) 20:00")}`];
  expect(await held()).toEqual(now);
  await move(1, later(1, HOUR));
  expect(await held()).toEqual([...now, "TUTOR 수업 시간이 바뀌었어요. 3월 11일(목) 19:00 → 3월 11일(목) 20:00"]);
});

test("a move of the night says where the lesson is at last, and nothing when it is back", async () => {
  await sayTold();
  await move(1, later(1, HOUR));
  await move(1, later(1, 2 * HOUR));
  expect(await held()).toEqual(["TUTOR 수업 시간이 바뀌었어요. 3월 11일(목) 19:00 → 3월 11일(목) 21:00"]);
  await move(1, later(1, 0));
  expect(await held()).toEqual([]);
  await move(1, later(1, HOUR));
  // The tutor has seen the move on the page and moves on from there.
  await move(1, later(1, 2 * HOUR), tutor);
  expect(await held()).toEqual(["BUYER 수업 시간이 바뀌었어요. 3월 11일(목) 20:00 → 3월 11일(목) 21:00"]);
});

test("a lesson that is called off at night is not begun with, nor moved", async () => {
  await move(1, later(1, HOUR));
  for (const one of lessons.slice(0, 2)) {
    await call(app.t, tutor, "POST", `/lessons/${one.id}/absence`, { acceptsLoss: false });
  }
  expect(await held()).toEqual([
    expect.stringMatching(/^BUYER \[나란\] 선생님 사정으로 김하준 학생 3월 11일\(목\) 20:00/),
    expect.stringMatching(/^BUYER \[나란\] 선생님 사정으로 김하준 학생 3월 9일\(화\) 19:00/),
    `BUYER ${planned("3월 16일(화) 19:00")}`,
    `TUTOR ${planned("3월 16일(화) 19:00")}`,
  ]);
});

test("another time that is asked for at night is not asked for once it is taken back, agreed to, or passed over", async () => {
  await sayTold();
  const path = `/lessons/${lessons[2]?.id}/time-request`;
  const ask = () => call(app.t, tutor, "PUT", path, { startsAt: later(2, DAY - 12 * HOUR) });
  const isAsked = async () => (await held()).filter((text) => text.includes("옮기자고 해요"));
  await ask();
  await ask();
  expect(await isAsked()).toHaveLength(1);
  await call(app.t, tutor, "DELETE", path);
  expect(await held()).toEqual([]);
  await ask();
  await move(2, later(2, HOUR));
  expect(await isAsked()).toEqual([]);
  await ask();
  const [row] = await app.t.deps.sql<
    { id: string }[]
  >`select id from lesson_time_requests where lesson_id = ${lessons[2]?.id ?? ""}`;
  await call(app.t, parent, "POST", `${path}/answer`, { requestId: row?.id, accepts: true });
  expect(await isAsked()).toEqual([]);
});

test("lessons that a refund or another tutor takes away are not announced", async () => {
  await move(1, later(1, HOUR));
  await app.t.deps.db.transaction((tx) => cancelFutureLessons(tx, id, "MATCH_CANCELED"));
  expect(await held()).toEqual([]);
});
