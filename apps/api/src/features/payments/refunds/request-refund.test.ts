import { toApplicantRequest } from "@pkg/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asDemo, call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { DEMO_TUTOR, makePair } from "../../../../test/make-pair.ts";
import { cardOrderBody, placeBundle, placeOrder } from "../../../../test/place-order.ts";
import { giveLessons, refundOf } from "../../../../test/refund-order.ts";
import { answer, askedFor, beginMatch, WISHES } from "../../../../test/search-match.ts";

let t: TestApp;
let parent: Awaited<ReturnType<typeof asDemo>>;
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
});
afterAll(() => t.close());

const { quote, request, refund, rowOf, backAt, refundsOf } = refundOf(
  () => t,
  () => parent,
);
const orderOf = async (matchId: string) =>
  (await t.deps.sql<{ merchant_uid: string }[]>`select merchant_uid from matches where id = ${matchId}`)[0]
    ?.merchant_uid ?? "";
const matchOf = async (id: string) =>
  (await t.deps.sql`select status, tutor_id, lesson_starts from matches where id = ${id}`)[0];
const textsOf = async (userId: string) =>
  (
    await t.deps.sql<{ text: string }[]>`
      select data ->> 'text' as text from pgboss.job where name = 'notice.send' and data ->> 'userId' = ${userId}
      order by created_on`
  ).map(({ text }) => text);

/** One month of maths with a tutor and eight lessons; the first `used` of them are over. */
async function runningClass(used: number, order: Record<string, unknown> = {}) {
  const id = await makePair(t, parent, { order });
  await giveLessons(t, id, used);
  return { id, order: await orderOf(id) };
}

describe("an order of one course", () => {
  test("before any lesson: all of it goes back, the search ends, and the schedule stops", async () => {
    const order = await placeOrder(t, parent);
    const { amount } = await rowOf(order);
    const before = await quote(order);
    expect(before).toMatchObject({ amount, stopsSchedule: true, cancelledLessons: 0, refunds: [] });
    expect(before.courses).toMatchObject([{ amount, rule: "NOT_STARTED", lines: [{ label: "낸 금액", amount }] }]);
    expect(await refund(order)).toMatchObject({ status: "DONE", amount });
    expect(await rowOf(order)).toMatchObject({ status: "REFUNDED", refunded: amount });
    expect(await backAt(order)).toEqual({ cancels: 1, amount });
    const [schedule] = await t.deps.sql`select s.status, s.stop_reason from order_schedules s
      join order_items i on i.id = s.order_item_id join orders o on o.id = i.order_id where o.merchant_uid = ${order}`;
    expect(schedule).toEqual({ status: "STOPPED", stop_reason: "REFUND" });
    expect((await quote(order)).courses).toMatchObject([{ isGivenUp: true, amount: 0 }]);
    expect((await request(order, { shownAmount: amount })).json()).toMatchObject({ errorCode: 50004 });
  });

  test("after two lessons: they are taken off, the others are cancelled, the tutor is free and told", async () => {
    const [tutorBefore] = await t.deps
      .sql`select active_students, taken_bits::text from tutors where id = ${DEMO_TUTOR}`;
    const { id, order } = await runningClass(2);
    const before = await quote(order);
    // 287,120 less two of eight.
    expect(before).toMatchObject({ amount: 215_340, cancelledLessons: 6 });
    expect(before.lines).toEqual([
      { label: "낸 금액", amount: 287_120 },
      { label: "수업 2회", amount: -71_780 },
    ]);
    expect(await refund(order)).toMatchObject({ status: "DONE", amount: 215_340 });
    expect(await rowOf(order)).toMatchObject({ status: "PART_REFUNDED", refunded: 215_340 });
    expect(await backAt(order)).toEqual({ cancels: 1, amount: 215_340 });
    expect(await matchOf(id)).toEqual({ status: "CANCELED", tutor_id: null, lesson_starts: [] });
    const lessons = await t.deps
      .sql`select status, cancel_reason, count(*)::int as n from lessons where match_id = ${id}
      group by 1, 2 order by 3`;
    expect(lessons).toEqual([
      { status: "DONE", cancel_reason: null, n: 2 },
      { status: "CANCELED", cancel_reason: "MATCH_CANCELED", n: 6 },
    ]);
    const [tutor] = await t.deps.sql`select active_students, taken_bits::text from tutors where id = ${DEMO_TUTOR}`;
    expect(tutor).toEqual(tutorBefore);
    const [item] = await t.deps.sql`select kept_count from order_items i join orders o on o.id = i.order_id
      where o.merchant_uid = ${order}`;
    expect(item).toEqual({ kept_count: 2 });
    // The minute's reminders may come after it.
    expect(await textsOf("demo-tutor")).toContainEqual(
      expect.stringMatching(/ 수업을 환불해서 예약한 .+ 수업부터 6회가 취소됐어요\./),
    );
    const texts = await textsOf(parent.userId);
    // It was back at once: one message says all of it.
    expect(texts.filter((text) => text.includes("215,340원"))).toEqual([
      expect.stringMatching(
        /^\[나란\] 김하준 학생 수학 중2-2 수업을 그만뒀어요\. ‘.+’ 수업을 환불해서 예약한 .+ 수업부터 6회가 취소됐어요\. 215,340원을 .+로 환불했어요\./,
      ),
    ]);
  });

  test("a lesson that is under way counts as used and goes on", async () => {
    const { id, order } = await runningClass(1);
    const [next] = await t.deps.sql<{ id: string }[]>`
      select id from lessons where match_id = ${id} and starts_at > now() order by starts_at limit 1`;
    await t.deps.sql.begin(async (tx) => {
      await tx`alter table lessons disable trigger lessons_not_in_the_past`;
      await tx`update lessons set starts_at = now() - interval '1 minute', ends_at = now() + interval '5 minutes'
        where id = ${next?.id ?? ""}`;
      await tx`alter table lessons enable trigger lessons_not_in_the_past`;
    });
    expect((await quote(order)).courses[0]).toMatchObject({ usedCounts: 2, cancelledLessons: 6 });
    await refund(order);
    const [lesson] = await t.deps.sql`select status from lessons where id = ${next?.id ?? ""}`;
    expect(lesson).toEqual({ status: "SCHEDULED" });
  });

  test("nothing is left to give back: the course ends without the provider", async () => {
    const { id, order } = await runningClass(8);
    expect(await refund(order)).toMatchObject({ status: "DONE", amount: 0 });
    expect(await rowOf(order)).toMatchObject({ status: "PAID", refunded: 0 });
    expect(await backAt(order)).toEqual({ cancels: 0, amount: 0 });
    expect(await matchOf(id)).toMatchObject({ status: "CANCELED" });
  });

  test("a search that is under way ends: nobody is asked any more, and a late yes does not count", async () => {
    const id = await beginMatch(t, parent);
    await expect.poll(async () => (await askedFor(t, id)).filter(({ status }) => status !== "READY").length).toBe(3);
    const [asked] = await askedFor(t, id);
    if (!asked) throw new Error("Somebody was asked.");
    await refund(await orderOf(id));
    expect(await matchOf(id)).toMatchObject({ status: "CANCELED", tutor_id: null });
    expect((await answer(t, asked, "ACCEPT")).statusCode).toBe(409);
    expect(await matchOf(id)).toMatchObject({ status: "CANCELED" });
  });

  test("instalments go back like a lump sum", async () => {
    const order = await placeOrder(t, parent, {
      cardInformation: { ...(await cardOrderBody(t)).cardInformation, cardQuota: 3 },
    });
    const { amount } = await rowOf(order);
    await refund(order);
    expect(await backAt(order)).toEqual({ cancels: 1, amount });
  });

  test("lessons of a benefit have no price of their own", async () => {
    const { order } = await runningClass(2);
    await t.deps.sql`update order_items set bonus_type = 'COUNT', bonus_count = 2
      where order_id = (select id from orders where merchant_uid = ${order})`;
    // 287,120 x 2 / 10 = 57,424.
    expect(await quote(order)).toMatchObject({ amount: 229_696 });
    expect((await refund(order)).amount).toBe(229_696);
  });
});

describe("an order of several courses", () => {
  test("each is given up alone, then the rest: the sum is what was paid", async () => {
    const order = await placeBundle(t, parent);
    const whole = await quote(order);
    expect(whole).toMatchObject({ amount: 1_118_760 });
    expect(whole.lines).toEqual([
      { label: "수학 중2-2 환불", amount: 756_960 },
      { label: "영어 중2 내신 환불", amount: 361_800 },
    ]);
    const [maths, english] = whole.courses.map(({ orderItemId }) => orderItemId);
    expect((await quote(order, [english ?? ""])).amount).toBe(361_800);
    expect(await refund(order, [english ?? ""])).toMatchObject({ status: "DONE", amount: 361_800 });
    expect(await rowOf(order)).toMatchObject({ status: "PART_REFUNDED", refunded: 361_800 });
    const year = new Date().getFullYear();
    const statement = await call(t, parent, "GET", `/users/me/payment-statement?year=${year}`);
    const named = statement.json().entries.filter((entry: { merchantUid: string }) => entry.merchantUid === order);
    expect(named).toMatchObject([
      { kind: "PAYMENT", orderName: "수학 중2-2 외 1과목" },
      { kind: "REFUND", orderName: "영어 중2 내신" },
    ]);
    const again = await request(order, { orderItemIds: [english], shownAmount: 361_800 });
    expect([again.statusCode, again.json().errorCode]).toEqual([409, 50004]);
    expect((await quote(order)).amount).toBe(756_960);
    await refund(order, [maths ?? ""]);
    expect(await rowOf(order)).toMatchObject({ status: "REFUNDED", refunded: 1_118_760 });
    expect(await backAt(order)).toEqual({ cancels: 2, amount: 1_118_760 });
    expect(await refundsOf(order)).toMatchObject([
      { order_item_id: english, amount: 361_800 },
      { order_item_id: maths, amount: 756_960 },
    ]);
  });

  test("the course that stays is still searched for when its wishes are sent", async () => {
    const order = await placeBundle(t, parent);
    const [, english] = (await quote(order)).courses;
    await refund(order, [english?.orderItemId ?? ""]);
    const wishes = { ...WISHES, merchantUid: order };
    const body = { ...toApplicantRequest(wishes), completedAt: new Date().toISOString() };
    const sent = await call(t, parent, "POST", "/lessons/applicants", body);
    expect(sent.statusCode, sent.body).toBe(201);
    const searched = await t.deps.sql`select subject_key from matches where merchant_uid = ${order}`;
    expect(searched).toEqual([{ subject_key: "MATH" }]);
  });

  test("all at once is one refund", async () => {
    const order = await placeBundle(t, parent);
    expect(await refund(order)).toMatchObject({ status: "DONE", amount: 1_118_760 });
    expect(await backAt(order)).toEqual({ cancels: 1, amount: 1_118_760 });
    expect(await refundsOf(order)).toMatchObject([{ order_item_id: null, amount: 1_118_760 }]);
  });
});
