import { addDays, chargeWaitText, toKstDate } from "@pkg/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { advanceTo } from "../../../../../test/renew.ts";
import { freeDemoTutor, type UsedUpClass, usedUpClass } from "../../../../../test/resting-class.ts";

let t: TestApp;
let parent: Caller;
const today = toKstDate(new Date());
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
});
afterAll(() => t.close());
beforeEach(() => freeDemoTutor(t));

describe("a renewal whose last lessons are not confirmed", () => {
  const outcomes = async ({ matchId }: UsedUpClass, ...latestFirst: (string | null)[]) => {
    const rows = await t.deps.sql<
      { id: string }[]
    >`select id from lessons where match_id = ${matchId} order by starts_at desc`;
    for (const [index, outcome] of latestFirst.entries()) {
      await t.deps.sql`update lessons set settled_as = ${outcome} where id = ${rows[index]?.id ?? ""}`;
    }
  };

  test("waits with one message, is looked at each day, and is charged once a lesson was held", async () => {
    const due = addDays(today, 8);
    const renewed = await usedUpClass(t, parent, due);
    await outcomes(renewed, "NOT_HELD", "ASKED");
    await advanceTo(t, addDays(today, 1), "09:00");
    expect((await renewed.told()).at(-1)).toMatch(/수업은 하지 않았어요\. 그때까지 확인되지 않으면 결제를 미뤄요\./);
    // What is known at eight is said then: nothing is promised for ten.
    await advanceTo(t, due, "08:00");
    const said = (await renewed.told()).at(-1) ?? "";
    expect(said).toMatch(
      /오늘은 결제하지 않아요\. .+ 수업을 했는지 내 수업에서 알려 주세요\. .+ 수업은 하지 않았어요\./,
    );
    expect(said).toContain(
      `${chargeWaitText(due)} 내 수업: http://localhost:3000/myclass/${renewed.matchId} 멈추려면:`,
    );
    expect((await renewed.told()).filter((text) => text.includes("오늘 10시에"))).toEqual([]);
    expect(await renewed.read()).toMatchObject({ nextDate: addDays(due, 1) });
    for (const days of [0, 1, 2]) {
      await advanceTo(t, addDays(due, days), "08:00");
      await advanceTo(t, addDays(due, days), "10:00");
    }
    expect(await renewed.orders()).toEqual([]);
    const period = { status: "DUE", isWaiting: true, unconfirmed: [{ waitsFor: "NOBODY" }, { waitsFor: "FAMILY" }] };
    expect(await renewed.read()).toMatchObject({ status: "ACTIVE", nextDate: addDays(due, 3), period });
    const waits = (await renewed.told()).filter((text) => text.includes("오늘은 결제하지 않아요"));
    expect(waits).toHaveLength(1);
    const operator = await asDemo("operator");
    const listed = (await call(t, operator, "GET", "/operator/schedules?status=ACTIVE")).json();
    expect(listed.content.find(({ id }: { id: string }) => id === renewed.id)).toMatchObject({
      period: { isWaiting: true },
    });
    await outcomes(renewed, "HELD");
    // Nothing is charged on a day whose morning has not told of it.
    await advanceTo(t, addDays(due, 3), "10:00");
    expect(await renewed.orders()).toEqual([]);
    await advanceTo(t, addDays(due, 4), "08:00");
    expect((await renewed.told()).at(-1)).toMatch(/오늘 10시에 .+에서 [\d,]+원을 결제해요\./);
    await advanceTo(t, addDays(due, 4), "10:00");
    expect(await renewed.orders()).toMatchObject([{ status: "PAID" }]);
    expect(await renewed.read()).toMatchObject({ period: null });
  });

  test("moves on after two weeks, and nobody is charged", async () => {
    const due = addDays(today, 8);
    const renewed = await usedUpClass(t, parent, due);
    await outcomes(renewed, "ASKED", "ASKED");
    await advanceTo(t, addDays(today, 1), "09:00");
    for (let days = 0; days <= 14; days += 1) await advanceTo(t, addDays(due, days), "10:00");
    expect(await renewed.orders()).toEqual([]);
    expect(await renewed.periods()).toMatchObject([{ status: "SKIPPED" }]);
    expect((await renewed.told()).at(-1)).toContain("지난 수업이 확인되지 않아 이번에는 결제하지 않았어요");
  });

  test.each([
    ["HELD", "ASKED"],
    ["ASKED", "HELD"],
    ["STUDENT_ABSENT", "NOT_HELD"],
  ])("is charged after %s and %s", async (...latest) => {
    const due = addDays(today, 8);
    const renewed = await usedUpClass(t, parent, due);
    await outcomes(renewed, ...latest);
    await advanceTo(t, addDays(today, 1), "09:00");
    await advanceTo(t, due, "10:00");
    expect(await renewed.orders()).toMatchObject([{ status: "PAID" }]);
  });
});
