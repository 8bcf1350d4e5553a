import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { addLessons, makePair } from "../../../../test/matched-pair.ts";
import { beginMatch, WISHES } from "../../../../test/search-match.ts";

let t: TestApp;
let parent: Caller;
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
});
afterAll(() => t.close());

test("its page is named, with the last lesson's time in UTC", async () => {
  const id = await beginMatch(t, parent);
  const url = async (query: string) =>
    (await call(t, parent, "GET", `/lessons/matches/${id}/rematch-url${query}`)).json();
  const page = "http://localhost:3000/framer/order-schedule";
  const plain = await url("");
  expect(plain.url).toMatch(new RegExp(`^${page}/rematch-offer\\?matchId=${id}&token=[\\w-]{22}$`));
  expect(plain.appealUrl).toBe(plain.url.replace("rematch-offer", "appeal-to-stay"));
  const last = await url("?lastLessonTimestamp=2026-11-20T10:00:00");
  expect(last.url).toMatch(/&lastLessonTimestamp=2026-11-20T10%3A00%3A00.000Z$/);
  for (const wrong of ["2026-11-20", "2026-02-30T10:00:00Z", "2026-11-20T10:00:00+09:00", ""]) {
    const path = `/lessons/matches/${id}/rematch-url?lastLessonTimestamp=${encodeURIComponent(wrong)}`;
    expect((await call(t, parent, "GET", path)).statusCode, wrong).toBe(400);
  }
});

test("what the pair did is counted, of this tutor alone, and nothing without one", async () => {
  const { id, tutor } = await makePair(t, parent);
  const statistics = async () => (await call(t, parent, "GET", `/lessons/matches/${id}/appeal-statistics`)).json();
  await addLessons(t, id, [-21, -14], "DONE");
  await addLessons(t, id, [-7], "ABSENT");
  await addLessons(t, id, [7, 14]);
  await t.deps.sql`insert into lesson_logs (lesson_id, title, content)
      select id, '일차함수', '그래프를 그렸어요.' from lessons where match_id = ${id} and status = 'DONE'`;
  await t.deps.sql`update lessons set moved_from_at = starts_at - interval '1 day'
      where match_id = ${id} and status in ('ABSENT', 'SCHEDULED')`;
  await t.deps.sql`update matches set matched_at = now() - interval '21 days' where id = ${id}`;
  const [next] = await t.deps
    .sql`select min(starts_at) as at from lessons where match_id = ${id} and status = 'SCHEDULED'`;
  const [{ name }] = await t.deps.sql<[{ name: string }]>`select name from tutors where id = ${tutor.tutorId}`;
  expect(await statistics()).toEqual({
    tutorName: name,
    lessonCount: 3,
    attendedCount: 2,
    minutes: 120,
    movedCount: 3,
    loggedCount: 2,
    nextLessonAt: new Date(next?.at).toISOString(),
    daysTogether: 22,
  });
  const form = { matchId: id, tutorGenders: "", rematchReason: "LEVEL", rematchReasonDetail: "", rematchMemo: "" };
  await call(t, parent, "POST", "/rematch-forms", { ...form, weeklyAvailablePeriods: WISHES.weeklyAvailablePeriods });
  expect(await statistics()).toEqual({
    tutorName: "",
    lessonCount: 0,
    attendedCount: 0,
    minutes: 0,
    movedCount: 0,
    loggedCount: 0,
    nextLessonAt: null,
    daysTogether: 0,
  });
});
