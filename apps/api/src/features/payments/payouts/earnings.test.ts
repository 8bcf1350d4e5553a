import { payoutOf, toKstMonth } from "@pkg/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANYBODY, asDemo, type Caller, call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { addEarned, payOf } from "../../../../test/earned-lessons.ts";
import { matchTutor } from "../../../../test/match-tutor.ts";
import { getEarnings } from "./get-earnings.ts";

const TUTOR_ID = 1001;

let t: TestApp;
let tutor: Caller;
let pay: number;
beforeAll(async () => {
  t = await createTestApp();
  tutor = await asDemo("tutor");
  await matchTutor(t, TUTOR_ID, [{ day: 1, halfHour: 38 }]);
  pay = await payOf(t, TUTOR_ID);
});
afterAll(() => t.close());

const add = (startsAt: string, more: { status?: string; loggedAt?: string } = {}) =>
  addEarned(t, TUTOR_ID, { startsAt, ...more });
const earningsOf = (month: string, who = tutor) => call(t, who, "GET", `/tutors/me/earnings?month=${month}`);

describe("what a tutor earns", () => {
  test("is what was logged in time or missed too late, less tax; a late log comes with the next month", async () => {
    const inMarch = await add("2025-02-28T15:00:00Z", { loggedAt: "2025-03-01T00:00:00Z" });
    const missed = await add("2025-03-31T14:30:00Z", { status: "ABSENT" });
    const late = await add("2025-03-20T10:00:00Z", { loggedAt: "2025-04-05T15:00:00Z" });
    const noLog = await add("2025-03-21T10:00:00Z");
    await add("2025-03-10T10:00:00Z", { status: "CANCELED" });
    await add("2025-02-27T10:00:00Z", { loggedAt: "2025-02-27T12:00:00Z" });
    const answer = await earningsOf("2025-03");
    expect(answer.statusCode).toBe(200);
    const { content, ...sums } = answer.json();
    expect(sums).toEqual({
      month: "2025-03",
      tutorName: "박지훈",
      expected: { count: 3, amount: pay * 3 },
      logDue: { count: 1, amount: pay },
      held: { count: 0, amount: 0 },
      ...payoutOf([{ amount: pay }, { amount: pay }]),
      logsUntil: "2025-04-05",
      payDay: "2025-04-10",
      payout: null,
      earlier: [],
      later: [expect.objectContaining({ lessonId: late, paidWith: "2025-04" })],
    });
    expect(content).toMatchObject([
      { lessonId: inMarch, startsAt: "2025-02-28T15:00:00.000Z", state: "EARNED", isAbsent: false },
      { lessonId: noLog, studentName: "이수아", subjectLabel: "수학", minutes: 60, amount: pay, state: "LOG_DUE" },
      { lessonId: missed, state: "EARNED", isAbsent: true },
    ]);
    const april = (await earningsOf("2025-04")).json();
    expect(april.content).toMatchObject([{ lessonId: late, state: "EARNED" }]);
  });

  test("waits while a refund of its order is under way", async () => {
    const { sql } = t.deps;
    await sql`insert into refunds (order_id, requested_by, idempotency_key, status, amount, lease_until)
      select o.id, 'BUYER', 'held', 'UNKNOWN', 1000, now() from orders o join matches m on m.merchant_uid = o.merchant_uid
      where m.tutor_id = ${TUTOR_ID}`;
    expect((await earningsOf("2025-03")).json()).toMatchObject({
      gross: 0,
      net: 0,
      held: { count: expect.any(Number) },
      expected: { amount: expect.any(Number) },
    });
    const { held, content } = (await earningsOf("2025-03")).json();
    expect(held.count).toBeGreaterThan(1);
    expect(new Set(content.map((line: { reason: string | null }) => line.reason))).toEqual(new Set(["REFUND"]));
    await sql`delete from refunds where idempotency_key = 'held'`;
    expect((await earningsOf("2025-03")).json().gross).toBe(pay * 2);
  });

  test("waits while its family does not agree, and says so", async () => {
    const { sql } = t.deps;
    const { lessonId } = (await earningsOf("2025-03")).json().content.at(-1);
    await sql`insert into lesson_disputes (lesson_id, reason) values (${lessonId}, 'STUDENT_CAME')`;
    await sql`update lessons set dispute = 'OPEN' where id = ${lessonId}`;
    const last = async () => (await earningsOf("2025-03")).json().content.at(-1);
    expect(await last()).toMatchObject({ state: "HELD", reason: "DISPUTED", hasAnswered: false });
    await sql`update lesson_disputes set created_at = '2025-04-03T03:00:00Z'`;
    expect(await last()).toMatchObject({ decidedBy: "2025-04-04", answerUntil: null });
    await sql`update lesson_disputes set tutor_detail = '20분을 기다렸어요.' where lesson_id = ${lessonId}`;
    expect(await last()).toMatchObject({ reason: "DISPUTED", hasAnswered: true });
    await sql`update lessons set dispute = null where id = ${lessonId}`;
    await sql`delete from lesson_disputes`;
    expect((await earningsOf("2025-03")).json().content.at(-1)).toMatchObject({ state: "EARNED", reason: null });
  });

  test("that is held back or has no log stays listed once its month was paid, with the reason, until it is settled", async () => {
    const { sql } = t.deps;
    const { content } = (await earningsOf("2025-03")).json();
    const [, noLog, missed] = content.map(({ lessonId }: { lessonId: string }) => lessonId);
    const asked = await add("2025-03-25T10:00:00Z");
    await sql`update lessons set settled_as = 'ASKED', status = 'SCHEDULED' where id = ${asked}`;
    await sql`insert into lesson_disputes (lesson_id, reason) values (${missed}, 'STUDENT_CAME')`;
    await sql`update lessons set dispute = 'OPEN' where id = ${missed}`;
    await sql`insert into payout_runs (month, actor_id) values ('2025-03', 'x')`;
    const waiting = [
      { lessonId: noLog, state: "LOG_DUE", reason: null, amount: pay },
      { lessonId: asked, state: "HELD", reason: "ASKED", amount: pay, answerUntil: "2025-03-27T11:00:00.000Z" },
      { lessonId: missed, state: "HELD", reason: "DISPUTED", amount: pay },
    ];
    const march = (await earningsOf("2025-03")).json();
    expect(march.content.filter(({ state }: { state: string }) => state !== "EARNED")).toMatchObject(waiting);
    expect(march.earlier).toEqual([]);
    const present = (await earningsOf(toKstMonth(new Date()))).json();
    expect(present.earlier).toMatchObject(waiting);
    expect(present.content).toEqual([]);
    await sql`insert into lesson_answers (lesson_id, side, took_place) values (${asked}, 'TUTOR', true)`;
    const answered = (await earningsOf(toKstMonth(new Date()))).json().earlier[1];
    expect(answered).toMatchObject({ lessonId: asked, hasAnswered: true });
    await sql`delete from payout_runs where month = '2025-03'`;
    await sql`update lessons set dispute = null where id = ${missed}`;
    await sql`delete from lesson_disputes`;
    await sql`delete from lessons where id = ${asked}`;
    expect((await earningsOf(toKstMonth(new Date()))).json().earlier).toMatchObject(waiting.slice(0, 1));
  });

  test("stays when the pair is dissolved", async () => {
    await t.deps.sql`update matches set status = 'UNPAIRED', tutor_id = null where tutor_id = ${TUTOR_ID}`;
    expect((await earningsOf("2025-03")).json().gross).toBe(pay * 2);
    await t.deps.sql`update matches set status = 'MATCHED', tutor_id = ${TUTOR_ID} where status = 'UNPAIRED'`;
  });

  test("is nothing in a month without lessons, and of this month without one", async () => {
    expect((await earningsOf("2024-01")).json()).toMatchObject({
      gross: 0,
      net: 0,
      expected: { count: 0 },
      content: [],
    });
    const month = toKstMonth(new Date());
    expect((await call(t, tutor, "GET", "/tutors/me/earnings")).json()).toMatchObject({ month });
  });

  test("opens on the month that is paid next, beside what waits of those before, and else on the present one", async () => {
    const { userId } = tutor as Caller & { userId: string };
    const at = (day: string) =>
      getEarnings(t.deps.db, userId, { month: undefined, at: new Date(`${day}T12:00+09:00`) });
    const [before, next, after] = await Promise.all([at("2025-03-10"), at("2025-04-10"), at("2025-04-11")]);
    expect([before.month, next.month, next.payDay]).toEqual(["2025-02", "2025-03", "2025-04-10"]);
    expect([after.month, (await at("2024-02-05")).month]).toEqual(["2025-04", "2024-02"]);
    expect([next.earlier.length, after.earlier.length]).toEqual([0, 1]);
  });

  test("counts a coming lesson as expected only", async () => {
    await add("2032-05-10T10:00:00Z", { status: "SCHEDULED" });
    expect((await earningsOf("2032-05")).json()).toMatchObject({
      expected: { count: 1, amount: pay },
      gross: 0,
      content: [{ state: "PLANNED" }],
    });
  });

  test("can be saved as a table that ends with what is withheld and paid", async () => {
    const { name, text } = (await call(t, tutor, "GET", "/tutors/me/earnings/file?month=2025-03")).json();
    const { incomeTax, localTax, net } = payoutOf([{ amount: pay }, { amount: pay }]);
    expect(name).toBe("수입-2025-03.csv");
    expect(text.split("\r\n")).toEqual([
      "\uFEFF날짜,시각,학생,과목,시간(분),구분,금액(원)",
      `2025-03-01,00:00,이수아,수학 중2-2,60,수업,${pay}`,
      `2025-03-21,19:00,이수아,수학 중2-2,60,기록 필요,${pay}`,
      `2025-03-31,23:30,이수아,수학 중2-2,60,결석,${pay}`,
      `지급 대상 수업료,,,,,,${pay * 2}`,
      `소득세(3%),,,,,,-${incomeTax}`,
      `지방소득세(소득세의 10%),,,,,,-${localTax}`,
      `실지급액(2025-04-10 지급),,,,,,${net}`,
      "",
    ]);
  });

  test.each(["2026-13", "2026-00", "2026-1", "1926-01", "2026-11-01", "", "now"])("%j is no month", async (month) => {
    const { statusCode, json } = await earningsOf(month);
    expect([statusCode, json().errorCode, json().fields[0].path]).toEqual([400, 10001, "month"]);
  });

  test.each(["/tutors/me/earnings", "/tutors/me/earnings/file", "/tutors/me/payout-account"])(
    "%s is for tutors, each their own",
    async (path) => {
      const refused = await call(t, await asDemo("parent"), "GET", path);
      expect([refused.statusCode, refused.json().errorCode]).toEqual([403, 10004]);
      expect((await call(t, ANYBODY, "GET", path)).statusCode).toBe(401);
      const other = await call(t, await asDemo("expert"), "GET", `${path}?month=2025-03`);
      expect(other.body).not.toContain("이수아");
      expect(other.body).not.toContain("박지훈");
    },
  );
});
