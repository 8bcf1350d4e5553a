import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo, call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { DEMO_TUTOR, makePair, planLessonsOf } from "../../../../test/make-pair.ts";
import { WISHES } from "../../../../test/search-match.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

test.each(["ONE", "FOLLOWING"] as const)(
  "a tutor who moves lessons (%s) while the buyer asks for another leaves no lesson and no weekly time behind",
  async (scope) => {
    const parent = await asDemo("parent");
    const tutor = await asDemo("tutor");
    const tutorRow = () => t.deps.sql`select taken_bits from tutors where id = ${DEMO_TUTOR}`;
    const before = await tutorRow();
    const matchId = await makePair(t, parent);
    const { content } = await planLessonsOf(t, parent, matchId);
    const lesson = content[2].id as string;
    const path = `/lessons/${lesson}/alternatives?scope=${scope}`;
    const [other] = (await call(t, tutor, "GET", path)).json().content;
    const form = { matchId, tutorGenders: "", rematchReason: "SCHEDULE", rematchReasonDetail: "", rematchMemo: "" };
    const body = { ...form, weeklyAvailablePeriods: WISHES.weeklyAvailablePeriods };
    const [moved, asked] = await Promise.all([
      call(t, tutor, "PATCH", `/lessons/${lesson}`, { startsAt: other.startsAt, scope }),
      call(t, parent, "POST", "/rematch-forms", body),
    ]);
    expect(asked.statusCode).toBe(201);
    expect([200, 404, 409]).toContain(moved.statusCode);
    const states = await t.deps.sql`select distinct status from lessons where match_id = ${matchId}`;
    expect(states).toEqual([{ status: "CANCELED" }]);
    expect(await tutorRow()).toEqual(before);
    const late = await call(t, tutor, "PATCH", `/lessons/${lesson}`, { startsAt: other.startsAt, scope });
    expect(late.statusCode).toBeGreaterThanOrEqual(400);
    expect(late.statusCode).toBeLessThan(500);
  },
);
