import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { asDemo, call } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { agreeToAll, BUNDLED, cardOrderBody, newKey, TRIAL } from "../../../../../test/place-order.ts";
import { refundOf } from "../../../../../test/refund-order.ts";

let t: TestApp;
let parent: Awaited<ReturnType<typeof asDemo>>;
const { refund } = refundOf(
  () => t,
  () => parent,
);
let children: { id: string; name: string }[];
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
  children = await t.deps.sql`select id, name from students where user_id = ${parent.userId} order by created_at`;
});
afterAll(() => t.close());
beforeEach(async () => {
  // Each case begins with an account that has bought nothing.
  await t.deps.sql`update orders set status = 'FAILED' where user_id = ${parent.userId}`;
});

const buy = async (change: Record<string, unknown> = {}, key = newKey()) =>
  call(t, parent, "POST", "/lessons/orders/card", await cardOrderBody(t, { alsoBought: undefined, ...change }), key);
const trial = (change: Record<string, unknown> = {}) => buy({ productId: TRIAL, ...change });
const charges = async () => {
  const [row] = await t.deps.sql<{ count: number }[]>`
    select count(*)::int as count from orders where user_id = ${parent.userId} and status = 'PAID'`;
  return row?.count;
};

describe("a course that is bought already", () => {
  test("is asked about with its order, and sold once more on purpose", async () => {
    const first = (await buy()).json();
    const asked = await buy();
    expect(asked.statusCode).toBe(409);
    expect(asked.json()).toMatchObject({
      service: "class",
      errorCode: "INVALID_ENROLLMENT",
      reason: "ALREADY_BOUGHT",
      merchantUid: first.merchantUid,
      paidAt: expect.stringMatching(/Z$/),
      course: 0,
      message: "방금 수학 중2-2를 결제했어요. 한 번 더 신청할까요?",
    });
    expect(await charges()).toBe(1);
    const again = await buy({ alsoBought: first.merchantUid });
    expect(again.statusCode).toBe(201);
    // The next one repeats the second order, not the first.
    expect((await buy({ alsoBought: first.merchantUid })).json()).toMatchObject({
      merchantUid: again.json().merchantUid,
    });
    expect(await charges()).toBe(2);
  });

  test("is sold once to many devices at the same time, each with its own key", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => buy()));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(7).fill(409)]);
    expect(await charges()).toBe(1);
    const merchantUid = answers.find(({ statusCode }) => statusCode === 201)?.json().merchantUid;
    const both = await Promise.all([buy({ alsoBought: merchantUid }), buy({ alsoBought: merchantUid })]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });

  test("is asked about while its payment is under way", async () => {
    const { merchantUid } = (await buy()).json();
    await t.deps.sql`update orders set status = 'UNKNOWN', paid_at = null, lease_until = now() + interval '1 hour'
      where merchant_uid = ${merchantUid}`;
    expect((await buy()).json()).toMatchObject({ reason: "ALREADY_BOUGHT", merchantUid, paidAt: null });
  });

  test("is asked about inside a bundle, by its place", async () => {
    const { merchantUid } = (await buy()).json();
    const {
      productId: _p,
      subject: _s,
      subjectDetail: _d,
      rentTablet: _r,
      ...body
    } = await cardOrderBody(t, { alsoBought: undefined });
    const orders = [
      { productId: 1121201, subject: "ENGLISH", subjectDetail: "ENGLISH_M2", rentTablet: false },
      { productId: BUNDLED, subject: "MATH", subjectDetail: "MATH_M2_2", rentTablet: false },
    ];
    const bundle = { ...body, orders, shownAmount: 1_118_760, consents: agreeToAll([3]) };
    const send = (change: object) =>
      call(t, parent, "POST", "/lessons/orders/card/bundlings", { ...bundle, ...change }, newKey());
    expect((await send({})).json()).toMatchObject({ reason: "ALREADY_BOUGHT", merchantUid, course: 1 });
    expect((await send({ alsoBought: merchantUid })).statusCode).toBe(201);
  });

  test("is nothing to a sibling, to another detail, and after a refund of everything", async () => {
    const { merchantUid } = (await buy()).json();
    expect((await buy({ studentId: children[1]?.id })).statusCode).toBe(201);
    expect((await buy({ subjectDetail: "MATH_M2_1" })).statusCode).toBe(201);
    await refund(merchantUid);
    expect((await buy()).statusCode).toBe(201);
  });

  test("is nothing once its class is over", async () => {
    const { merchantUid } = (await buy()).json();
    await t.deps.sql`
      insert into matches (order_item_id, merchant_uid, user_id, student_id, status, subject_key, subject_detail_key, rank,
        minutes, lessons_per_week, wishes)
      select i.id, o.merchant_uid, o.user_id, o.student_id, 'MATCHING', i.subject_key, i.subject_detail_key, 'BASIC', 60, 2, '{}'
      from orders o join order_items i on i.order_id = o.id where o.merchant_uid = ${merchantUid}`;
    expect((await buy()).statusCode).toBe(409);
    await t.deps.sql`update matches set ended_at = now() where merchant_uid = ${merchantUid}`;
    expect((await buy()).statusCode).toBe(201);
  });
});

describe("a trial", () => {
  test("is sold once per student and subject, and to each sibling", async () => {
    expect((await trial()).statusCode).toBe(201);
    const second = await trial({ subjectDetail: "MATH_M2_1" });
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({
      errorCode: "INVALID_ENROLLMENT",
      problems: ["TRIAL"],
      message: "수학 체험 수업은 학생마다 한 번만 들을 수 있어요.",
    });
    expect((await trial({ subject: "ENGLISH", subjectDetail: "ENGLISH_M2" })).statusCode).toBe(201);
    expect((await trial({ studentId: children[1]?.id })).statusCode).toBe(201);
    const taken = (await call(t, parent, "GET", "/lessons/orders/trials")).json().content;
    expect(taken).toHaveLength(3);
    expect(taken).toContainEqual({ studentId: children[1]?.id, subject: "MATH" });
    const foreign = await call(t, await asDemo("student"), "GET", "/lessons/orders/trials");
    expect(foreign.json()).toEqual({ content: [] });
  });

  test("is not sold twice in one order", async () => {
    const of = (subjectDetail: string) => ({ productId: TRIAL, subject: "MATH", subjectDetail, rentTablet: false });
    const orders = [of("MATH_M2_1"), of("MATH_M2_2")];
    const { paymentType, cardInformation, consents, student } = await cardOrderBody(t, { productId: TRIAL });
    const body = { orders, paymentType, cardInformation, consents, student, shownAmount: 2 * 9_900 };
    const refused = await call(t, parent, "POST", "/lessons/orders/card/bundlings", body, newKey());
    expect(refused.json()).toMatchObject({ problems: ["TRIAL"], course: 1 });
    expect(await charges()).toBe(0);
  });

  test("goes beside a course of its subject, in either order", async () => {
    expect((await trial()).statusCode).toBe(201);
    expect((await buy()).statusCode).toBe(201);
    expect((await buy({ subject: "ENGLISH", subjectDetail: "ENGLISH_M2" })).statusCode).toBe(201);
    expect((await trial({ subject: "ENGLISH", subjectDetail: "ENGLISH_M2" })).statusCode).toBe(201);
  });

  test("that was given back before its lesson does not count", async () => {
    const { merchantUid } = (await trial()).json();
    await refund(merchantUid);
    expect((await trial()).statusCode).toBe(201);
  });
});
