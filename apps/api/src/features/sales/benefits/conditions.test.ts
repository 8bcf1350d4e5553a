import { testCardNumber } from "@app/sandbox";
import type { BenefitCondition } from "@pkg/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { addPastLesson, type Family, makeFamily, pairOfElder } from "../../../../test/family.ts";
import { cardOrderBody, newKey, ONE_MONTH, placeBundle, placeOrder, TRIAL } from "../../../../test/place-order.ts";
import { refundOf } from "../../../../test/refund-order.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const DISCOUNT = 1_000;
let made = 0;

interface Coupon {
  id: string;
  code: string;
}

/** A coupon whose name says nothing of its condition. */
async function coupon(condition: BenefitCondition): Promise<Coupon> {
  const code = `COND-${made++}`;
  const [row] = await t.deps.sql<
    { id: string }[]
  >`insert into benefits (code, benefit_type, name, condition, discount_cost,
    offered, start_at, end_at) values (${code}, 'COUPON', ${`조건 ${code}`}, ${condition}, ${DISCOUNT}, true,
    now() - interval '1 day', now() + interval '1 day') returning id`;
  return { id: row?.id ?? "", code };
}

const ELDER = 0;
const YOUNGER = 1;

const MATHS = { subject: "MATH", subjectDetail: "MATH_M2_1" };
const ENGLISH = { subject: "ENGLISH", subjectDetail: "ENGLISH_M2" };

const pay = async (who: Family, { id }: Coupon, child: 0 | 1 = ELDER, subject: object = ENGLISH) => {
  const body = await cardOrderBody(t, { ...subject, studentId: who.students[child].id, couponId: id });
  return call(t, who, "POST", "/lessons/orders/card", { ...body, shownAmount: body.shownAmount - DISCOUNT }, newKey());
};
const buy = (who: Family, child: 0 | 1 = ELDER, change: object = {}) =>
  placeOrder(t, who, { studentId: who.students[child].id, ...change });

/** What each way to ask about a coupon says: its code, the list at the payment, and what a purchase of it would be refused for. */
async function verdicts(who: Family, { id, code }: Coupon, child: 0 | 1 = ELDER) {
  const query = `productIds=${ONE_MONTH}&studentId=${who.students[child].id}`;
  const named = await call(t, who, "GET", `/benefits/${code}?${query}`);
  const listed = (await call(t, who, "GET", `/benefits?${query}`)).json().content;
  // At another price: what can be used is refused for it alone, so that nothing is bought.
  const body = await cardOrderBody(t, { ...ENGLISH, studentId: who.students[child].id, couponId: id, shownAmount: 1 });
  const bought = await call(t, who, "POST", "/lessons/orders/card", body, newKey());
  const code1 = named.statusCode === 200 ? "usable" : named.json().errorCode;
  const code2 = bought.json().errorCode === "INVALID_PAYMENT_PRODUCT_ID" ? "usable" : bought.json().errorCode;
  const isListed = listed.some((one: { id: string }) => one.id === code);
  expect([code2, isListed], named.body).toEqual([code1, code1 === "usable"]);
  if (code1 !== "usable") expect(bought.json().message).toBe(named.json().message);
  return code1;
}

const refunds = (who: Family) =>
  refundOf(
    () => t,
    () => who,
  );

describe("FIRST", () => {
  test("is for an account without a course: neither a trial nor one child's order makes it another's", async () => {
    const [who, others] = [await makeFamily(t), await makeFamily(t)];
    const first = await coupon("FIRST");
    await buy(who, ELDER, { productId: TRIAL });
    expect([await verdicts(who, first), await verdicts(who, first, YOUNGER)]).toEqual(["usable", "usable"]);
    await buy(who, YOUNGER);
    expect([await verdicts(who, first), await verdicts(who, first, YOUNGER)]).toEqual([50006, 50006]);
    expect(await verdicts(others, first)).toBe("usable");
    expect((await pay(who, first)).json().message).toContain("이미 결제했어요");
  });

  test("is for no trial, asked by code or bought, before the first course", async () => {
    const who = await makeFamily(t);
    const { id, code } = await coupon("FIRST");
    const message = "1개월 이상 수업의 첫 결제에 쓸 수 있어요.";
    const refused = { errorCode: 50006, message };
    expect((await call(t, who, "GET", `/benefits/${code}?productIds=${TRIAL}`)).json()).toMatchObject(refused);
    const body = await cardOrderBody(t, { productId: TRIAL, studentId: who.students[ELDER].id, couponId: id });
    const bought = await call(t, who, "POST", "/lessons/orders/card", { ...body, shownAmount: 1 }, newKey());
    expect(bought.json()).toMatchObject(refused);
    expect(await verdicts(who, { id, code })).toBe("usable");
  });

  test("comes back when the course before is refunded in full, not when a part of it is", async () => {
    const who = await makeFamily(t);
    const first = await coupon("FIRST");
    const merchantUid = await placeBundle(t, who);
    const { courses } = await refunds(who).quote(merchantUid);
    await refunds(who).refund(merchantUid, [courses[0]?.orderItemId ?? ""]);
    expect(await verdicts(who, first)).toBe(50006);
    await refunds(who).refund(merchantUid, [courses[1]?.orderItemId ?? ""]);
    expect(await verdicts(who, first)).toBe("usable");
    expect((await pay(who, first)).statusCode).toBe(201);
  });

  test("is one order's of four at once, by whichever coupons and for whichever child", async () => {
    const who = await makeFamily(t);
    const coupons = await Promise.all([1, 2, 3, 4].map(() => coupon("FIRST")));
    const answers = await Promise.all(
      coupons.map((one, at) => pay(who, one, at % 2 === 0 ? ELDER : YOUNGER, at < 2 ? MATHS : ENGLISH)),
    );
    const codes = answers.map((answer) => answer.json().errorCode ?? answer.json().status);
    expect(codes.sort()).toEqual([50006, 50006, 50006, "PAID"]);
  });

  test("is not used up by an order that failed", async () => {
    const who = await makeFamily(t);
    const first = await coupon("FIRST");
    const declined = {
      cardInformation: { ...(who.body.cardInformation as object), cardNumber: testCardNumber("limit-exceeded") },
    };
    const body = await cardOrderBody(t, { studentId: who.students[ELDER].id, ...declined });
    expect((await call(t, who, "POST", "/lessons/orders/card", body, newKey())).statusCode).toBe(402);
    expect(await verdicts(who, first)).toBe("usable");
  });
});

describe("RETURNING", () => {
  test("is for the student who took a lesson of a paid course, not for a brother or sister", async () => {
    const [who, others] = [await makeFamily(t), await makeFamily(t)];
    const returning = await coupon("RETURNING");
    expect(await verdicts(who, returning)).toBe(50004);
    const match = await pairOfElder(t, who);
    expect(await verdicts(who, returning)).toBe(50004);
    await addPastLesson(t, match, "ABSENT");
    await addPastLesson(t, match, "DONE", "OPEN");
    expect(await verdicts(who, returning)).toBe(50004);
    await addPastLesson(t, match, "SCHEDULED");
    expect([await verdicts(who, returning), await verdicts(who, returning, YOUNGER)]).toEqual(["usable", 50004]);
    expect(await verdicts(others, returning)).toBe(50004);
    expect((await pay(who, returning, YOUNGER)).json().message).toContain("한 번 들으면");
    expect((await pay(who, returning)).statusCode).toBe(201);
  });

  test("is not for who took a trial, nor a lesson of a course that was given back whole", async () => {
    const who = await makeFamily(t);
    const returning = await coupon("RETURNING");
    await addPastLesson(t, await pairOfElder(t, who, { productId: TRIAL }), "DONE");
    expect(await verdicts(who, returning)).toBe(50004);
    await addPastLesson(t, await pairOfElder(t, who), "DONE");
    expect(await verdicts(who, returning)).toBe("usable");
    await t.deps.sql`update orders set status = 'PART_REFUNDED' where user_id = ${who.userId}`;
    expect(await verdicts(who, returning)).toBe("usable");
    await t.deps.sql`update orders set status = 'REFUNDED' where user_id = ${who.userId}`;
    expect(await verdicts(who, returning)).toBe(50004);
  });
});

describe("SIBLING", () => {
  test("is for the child whose brother or sister has a course that runs", async () => {
    const [who, others] = [await makeFamily(t), await makeFamily(t)];
    const sibling = await coupon("SIBLING");
    await buy(who, ELDER, { productId: TRIAL });
    expect([await verdicts(who, sibling), await verdicts(who, sibling, YOUNGER)]).toEqual([50004, 50004]);
    const merchantUid = await buy(who, ELDER);
    expect([await verdicts(who, sibling), await verdicts(who, sibling, YOUNGER)]).toEqual([50004, "usable"]);
    expect(await verdicts(others, sibling, YOUNGER)).toBe(50004);
    expect((await pay(who, sibling)).json().message).toContain("다른 학생");
    await refunds(who).refund(merchantUid);
    expect(await verdicts(who, sibling, YOUNGER)).toBe(50004);
  });

  test("runs from the payment until the match ends or is given up", async () => {
    const who = await makeFamily(t);
    const sibling = await coupon("SIBLING");
    const match = await pairOfElder(t, who);
    expect(await verdicts(who, sibling, YOUNGER)).toBe("usable");
    await t.deps.sql`update matches set ended_at = now() where id = ${match}`;
    expect(await verdicts(who, sibling, YOUNGER)).toBe(50004);
    await t.deps.sql`update matches set ended_at = null where id = ${match}`;
    expect((await pay(who, sibling, YOUNGER)).statusCode).toBe(201);
  });

  test("is for a child that is added with the order", async () => {
    const who = await makeFamily(t);
    const sibling = await coupon("SIBLING");
    await buy(who, ELDER);
    const child = { childName: "김막내", student: { name: "김막내" } };
    const body = await cardOrderBody(t, { ...child, couponId: sibling.id });
    const answer = await call(
      t,
      who,
      "POST",
      "/lessons/orders/card",
      { ...body, shownAmount: body.shownAmount - DISCOUNT },
      newKey(),
    );
    expect(answer.statusCode, answer.body).toBe(201);
  });
});

describe("before the student is known", () => {
  test("any of the account's will do", async () => {
    const who = await makeFamily(t);
    const [returning, sibling] = [await coupon("RETURNING"), await coupon("SIBLING")];
    const ask = async ({ code }: Coupon) => (await call(t, who, "GET", `/benefits/${code}`)).statusCode;
    expect([await ask(returning), await ask(sibling)]).toEqual([409, 409]);
    await addPastLesson(t, await pairOfElder(t, who), "DONE");
    expect([await ask(returning), await ask(sibling)]).toEqual([200, 200]);
  });
});

describe("CARD", () => {
  test("is refused with a wallet, whatever its name is, and NONE is not", async () => {
    const who = await makeFamily(t);
    const [card, none] = [await coupon("CARD"), await coupon("NONE")];
    const { cardInformation: _card, ...body } = await cardOrderBody(t, { studentId: who.students[ELDER].id });
    const wallet = (couponId: string) =>
      call(
        t,
        who,
        "POST",
        "/lessons/orders/pg",
        { ...body, paymentType: "KAKAOPAY", billingKey: "k", couponId, shownAmount: 1 },
        newKey(),
      );
    expect((await wallet(card.id)).json()).toMatchObject({
      errorCode: 50006,
      message: "카드로 결제할 때만 쓸 수 있어요.",
    });
    expect((await wallet(none.id)).json().errorCode).toBe("INVALID_PAYMENT_PRODUCT_ID");
    expect(await verdicts(who, card)).toBe("usable");
  });
});
