import { addDays, chargeText, formatKoreanDate } from "@pkg/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo, call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { refundOf } from "../../../../test/refund-order.ts";
import { advanceTo, renewedClass } from "../../../../test/renew.ts";
import { canRest } from "../../../db/coming-charge.ts";

let t: TestApp;
let parent: Awaited<ReturnType<typeof asDemo>>;
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
});
afterAll(() => t.close());

const { quote, request, refund, rowOf, backAt } = refundOf(
  () => t,
  () => parent,
);
const statusOf = async (matchId: string) =>
  (await t.deps.sql<{ status: string }[]>`select status from matches where id = ${matchId}`)[0]?.status;

/** A class that was charged once more. */
async function chargedClass() {
  const schedule = await renewedClass(t, parent);
  const { nextDate } = await schedule.read();
  await advanceTo(t, addDays(nextDate, -7), "10:00");
  await advanceTo(t, nextDate, "10:00");
  const [renewal] = await schedule.orders();
  const [first] = await t.deps.sql<{ merchant_uid: string }[]>`
    select merchant_uid from matches where id = ${schedule.matchId}`;
  if (!renewal || !first) throw new Error("The class was charged once more.");
  return { schedule, nextDate, renewal: renewal.merchantUid, first: first.merchant_uid };
}

test("a renewal goes back whole while its lessons are to come; nothing more is charged, and the class goes on", async () => {
  const { schedule, nextDate, renewal } = await chargedClass();
  const { amount } = await rowOf(renewal);
  const asked = await quote(renewal);
  expect(asked).toMatchObject({ amount, cancelledLessons: 8, stopsSchedule: true });
  const { id } = await refund(renewal);
  expect(await backAt(renewal)).toEqual({ cancels: 1, amount });
  expect(await statusOf(schedule.matchId)).toBe("MATCHED");
  const { counts } = (await call(t, parent, "GET", `/lessons/matches/${schedule.matchId}/lessons`)).json();
  expect(asked.courses).toMatchObject([{ leftLessons: counts.left }]);
  const [told] = await t.deps.sql<{ text: string }[]>`
    select data ->> 'text' as text from pgboss.job where name = 'notice.send' and singleton_key = ${`refund.done:${id}`}`;
  expect(told?.text).toContain("수업에서 이번에 환불한 만큼만 그만뒀어요.");
  expect(told?.text).toContain(`수업부터 8회가 취소됐어요. 남은 ${counts.left}회는 그대로예요.`);
  const stopped = await schedule.read();
  expect(stopped).toMatchObject({ status: "STOPPED", stopReason: "REFUND", canResume: true });
  for (const days of [24, 31, 38]) await advanceTo(t, addDays(nextDate, days), "10:00");
  expect(await schedule.orders()).toHaveLength(1);
  const [{ itemId }] = await t.deps.sql<[{ itemId: string }]>`
    select order_item_id as "itemId" from matches where id = ${schedule.matchId}`;
  expect(await canRest(t.deps.db, itemId)).toBe(true);
  // What the page offers is what happens: the day, the amount and the card are told again.
  const resumed = (await schedule.change({ status: "ACTIVE" })).json();
  expect(resumed).toMatchObject({ status: "ACTIVE", nextDate: stopped.nextDate, amount: stopped.amount });
  const { cardName, cardNumber } = stopped.paymentMethod;
  const charge = { day: formatKoreanDate(stopped.nextDate), amount: stopped.amount };
  expect((await schedule.told()).at(-1)).toContain(
    `정기 결제를 다시 켰어요. ${chargeText({ ...charge, methodLabel: `${cardName} ${cardNumber.slice(-2)}` })} 멈추려면:`,
  );
});

test("both payments of a class are given up one after the other: then nothing is left of it", async () => {
  const { schedule, renewal, first } = await chargedClass();
  expect(await quote(first)).toMatchObject({ otherOrders: [{ merchantUid: renewal, periodNumber: 2 }] });
  await refund(first);
  expect(await statusOf(schedule.matchId)).toBe("MATCHED");
  // The course that began it was given up: nothing of its renewal is shown, and nothing can be changed.
  expect(await schedule.read()).toBeUndefined();
  for (const change of [{ status: "ACTIVE" }, { dayOfMonth: 5 }, { skipsNext: true }]) {
    expect((await schedule.change(change)).json().errorCode).toBe(50004);
  }
  await refund(renewal);
  expect(await statusOf(schedule.matchId)).toBe("CANCELED");
  const [left] = await t.deps.sql<{ n: number }[]>`
    select count(*)::int as n from lessons where match_id = ${schedule.matchId} and status = 'SCHEDULED'`;
  expect(left?.n).toBe(0);
});

test("while the next period is being charged nothing is given up", async () => {
  const schedule = await renewedClass(t, parent);
  const [order] = await t.deps.sql<{ merchant_uid: string }[]>`
    select merchant_uid from matches where id = ${schedule.matchId}`;
  const merchantUid = order?.merchant_uid ?? "";
  const { amount } = await quote(merchantUid);
  await t.deps.sql`insert into order_schedule_periods (schedule_id, number, status, due_on, amount, next_attempt_at)
    values (${schedule.id}, 2, 'CHARGING', now(), 1000, now())`;
  const refused = await request(merchantUid, { shownAmount: amount });
  expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining("다음 결제")]);
  expect(await rowOf(merchantUid)).toMatchObject({ status: "PAID", refunded: 0 });
  expect(await schedule.read()).toMatchObject({ status: "ACTIVE" });
});
