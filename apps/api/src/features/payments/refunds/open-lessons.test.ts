import { beforeEach, describe, expect, test } from "vitest";
import { call } from "../../../../test/caller.ts";
import { readKeptPay } from "../../../../test/lesson-pay.ts";
import { placeOrder } from "../../../../test/place-order.ts";
import { refundOf } from "../../../../test/refund-order.ts";
import { outcomeOf } from "../../../../test/settle.ts";
import { settledClass, used } from "../../../../test/settled-class.ts";

// A lesson that is asked about or disputed is not used in a refund: its money goes back, so that its tutor is not paid
// for it later.

const { on, look, both, classOf, lessonOf, answer, object, decide, log, said } = settledClass();
const { quote, refund } = refundOf(
  () => on.t,
  () => on.parent,
);

let order: string;
beforeEach(async () => {
  const [row] = await on.t.deps.sql`select merchant_uid as uid from matches where id = ${on.id}`;
  order = row?.uid;
});

const openDisputes = async () =>
  (await call(on.t, on.operator, "GET", "/operator/lesson-disputes")).json().content.length;

const none = { total: 0, used: 0, scheduled: 0, left: 0, unscheduled: 0 };

describe("a refund closes what it counts as not used", () => {
  test("a lesson that is asked about: no question any more, no pay, and both are told once", async () => {
    await look();
    await answer(on.tutor, true);
    expect((await quote(order)).courses[0]).toMatchObject({ usedCounts: 0, cancelledLessons: 7 });
    await refund(order);
    const lesson = await lessonOf(on.parent);
    expect(lesson).toMatchObject({ status: "CANCELED", cancelReason: "REFUNDED", settledAs: "NOT_HELD" });
    expect([lesson.question, lesson.dispute]).toEqual([undefined, undefined]);
    expect((await answer(on.parent, true)).statusCode).toBe(409);
    expect((await answer(on.tutor, true)).statusCode).toBe(404);
    await look(49);
    expect(await outcomeOf(on.t, on.lesson)).toBe("NOT_HELD");
    expect((await classOf(on.parent)).counts).toEqual(none);
    expect(await readKeptPay(on.t)).toEqual([]);
    expect(await said("NOT_HELD")).toEqual([
      expect.stringMatching(/^BUYER .* 수업은 환불할 때 쓰지 않은 수업으로 계산했어요/),
      expect.stringMatching(/^TUTOR .* 가족에게 환불해서 하지 않은 것으로 정했어요\. 이 수업의 수업료는 없어요/),
    ]);
  });

  test("a disputed lesson that was held and logged: its dispute is decided, and its pay is gone", async () => {
    await both(60);
    await look();
    await log();
    await object(on.parent);
    expect(await readKeptPay(on.t)).toHaveLength(1);
    await refund(order);
    expect([await outcomeOf(on.t, on.lesson), await openDisputes()]).toEqual(["NOT_HELD", 0]);
    expect(await readKeptPay(on.t)).toEqual([]);
    expect((await decide("KEPT")).json()).toMatchObject({ errorCode: 20006 });
    expect((await classOf(on.parent)).counts).toEqual(none);
    expect(await said("NOT_HELD")).toHaveLength(2);
  });

  test("a disputed lesson that is not settled yet is not settled by its room afterwards", async () => {
    await both(60);
    await object(on.parent);
    await refund(order);
    await look();
    expect([await outcomeOf(on.t, on.lesson), await openDisputes()]).toEqual(["NOT_HELD", 0]);
    expect(await said("ASKED")).toEqual([]);
  });
});

test("what another course of the class still pays for stays open, and takes the place of a lesson to come", async () => {
  const renewal = await placeOrder(on.t, on.parent);
  await on.t.deps.sql`update orders set schedule_period_id = gen_random_uuid() where merchant_uid = ${renewal}`;
  await on.t.deps.sql`update order_items set match_id = ${on.id}
    where order_id = (select id from orders where merchant_uid = ${renewal})`;
  await on.t.deps.sql`insert into lessons (match_id, tutor_id, student_id, starts_at, ends_at)
    select match_id, tutor_id, student_id, starts_at + interval '7 days', ends_at + interval '7 days'
    from lessons where match_id = ${on.id} order by starts_at desc limit 1`;
  await look();
  expect((await quote(renewal)).courses[0]).toMatchObject({ usedCounts: 0, cancelledLessons: 1 });
  await refund(renewal);
  expect((await lessonOf(on.parent)).question).toBeDefined();
  for (const who of [on.parent, on.tutor]) expect((await answer(who, true)).statusCode).toBe(200);
  expect((await classOf(on.parent)).counts).toEqual(used);
  expect(await said("NOT_HELD")).toEqual([]);
});
