import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asDemo, call } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { makePair } from "../../../../../test/make-pair.ts";
import { cardOrderBody, couponIdOf, newKey, TEST_CARD, TRIAL } from "../../../../../test/place-order.ts";

let t: TestApp;
let parent: Awaited<ReturnType<typeof asDemo>>;
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
});
afterAll(() => t.close());

const PRICE = 287_120;

const buy = async (change: Record<string, unknown>, who = parent) =>
  call(t, who, "POST", "/lessons/orders/card", await cardOrderBody(t, change), newKey());
const codeOf = (answer: Awaited<ReturnType<typeof buy>>) => [answer.statusCode, answer.json().errorCode];
const orderRow = async (merchantUid: string) => {
  const [row] = await t.deps.sql`
    select id, student_id as "studentId", discount_source as "discountSource", card_name as "cardName"
    from orders where merchant_uid = ${merchantUid}`;
  if (!row) throw new Error("no order");
  return row;
};

describe("couponId takes the id of a coupon, referralCode the code of a referral", () => {
  test("the id that the look-up answers pays; where it comes from stays with the order", async () => {
    const found = (await call(t, parent, "GET", `/benefits/${encodeURIComponent("기말응원")}`)).json();
    const answer = await buy({ couponId: found.coupon.couponId, shownAmount: PRICE - 30_000 });
    expect(answer.statusCode).toBe(201);
    expect(await orderRow(answer.json().merchantUid)).toMatchObject({ discountSource: "COUPON" });
    const student = await asDemo("student");
    // Not the card with which the referrer has just paid.
    const cardInformation = { ...TEST_CARD, cardNumber: "4242000112340004" };
    const change = {
      referralCode: "NARAN7",
      student: { name: "이수아" },
      shownAmount: PRICE - 30_000,
      cardInformation,
    };
    const referred = await buy(change, student);
    expect(referred.statusCode).toBe(201);
    const order = (await call(t, student, "GET", `/v2/orders/${referred.json().merchantUid}`)).json();
    expect(order.benefit).toMatchObject({ code: "NARAN7", discountSource: "REFERRAL" });
  });

  test.each([
    ["a coupon's code as couponId", async () => ({ couponId: "형제자매" }), 409, 50006],
    ["a referral's id as couponId", async () => ({ couponId: await couponIdOf(t, "NARAN7") }), 409, 50006],
    ["an id that nothing has", async () => ({ couponId: randomUUID() }), 409, 50006],
    ["a coupon's code as referralCode", async () => ({ referralCode: "형제자매" }), 404, 50003],
    ["a coupon's id as referralCode", async () => ({ referralCode: await couponIdOf(t, "형제자매") }), 404, 50003],
  ])("%s is refused", async (_what, change, status, errorCode) => {
    expect(codeOf(await buy(await change()))).toEqual([status, errorCode]);
  });
});

describe("the student", () => {
  const children = async () =>
    t.deps.sql<{ id: string; name: string; phoneNumber: string | null }[]>`
      select id, name, phone_number as "phoneNumber" from students where user_id = ${parent.userId} order by created_at, id`;

  test.each([
    ["another name", { student: { name: "다른이름" } }],
    ["a child of another name", { childName: "다른이름" }],
  ])("%s than the chosen student's is refused", async (_what, change) => {
    const [first] = await children();
    const answer = await buy({ studentId: first?.id, ...change });
    expect(codeOf(answer)).toEqual([400, "INVALID_ENROLLMENT"]);
    expect(answer.json().fields).toHaveLength(1);
  });

  test("a name without an id finds the student, and nobody else's", async () => {
    const [, second] = await children();
    const answer = await buy({ student: { name: second?.name } });
    expect((await orderRow(answer.json().merchantUid)).studentId).toBe(second?.id);
    expect(codeOf(await buy({ student: { name: "이수아" } }))).toEqual([404, 20009]);
  });

  test("a parent's child is found by name, or added with its number", async () => {
    const before = await children();
    const [first] = before;
    const named = await buy({ student: { name: first?.name }, childName: first?.name });
    expect((await orderRow(named.json().merchantUid)).studentId).toBe(first?.id);
    const child = { childName: "김나래", childPhoneNumber: "01055556666", student: { name: "김나래" } };
    const added = await buy(child);
    expect(added.statusCode).toBe(201);
    const again = await buy(child);
    const [one, two] = [await orderRow(added.json().merchantUid), await orderRow(again.json().merchantUid)];
    expect(two.studentId).toBe(one.studentId);
    const after = await children();
    expect(after).toHaveLength(before.length + 1);
    expect(after.at(-1)).toMatchObject({ name: "김나래", phoneNumber: "01055556666" });
  });

  test("a child needs a parent, and a number a name", async () => {
    const student = await asDemo("student");
    const answer = await buy({ student: { name: "이수아" }, childName: "이새봄" }, student);
    expect(codeOf(answer)).toEqual([400, "INVALID_ENROLLMENT"]);
    expect(codeOf(await buy({ childPhoneNumber: "01055556666" }))).toEqual([400, 10001]);
  });
});

describe("the course", () => {
  test("that names another tablet than its product is refused", async () => {
    const answer = await buy({ rentTablet: true, tabletType: "IPAD_9" });
    expect(answer.json()).toMatchObject({ errorCode: "INVALID_ENROLLMENT", problems: ["MIXED_TABLET"] });
  });

  test("keeps the own matches and the tutor that it names", async () => {
    const matchId = await makePair(t, parent);
    const [tutor] = await t.deps.sql<{ id: number }[]>`select id from tutors order by id limit 1`;
    const answer = await buy({ matchId, trialMatchId: matchId, tutorId: String(tutor?.id) });
    const { id } = await orderRow(answer.json().merchantUid);
    const [item] = await t.deps
      .sql`select match_id as "matchId", trial_match_id as "trialMatchId", tutor_id as "tutorId"
      from order_items where order_id = ${id}`;
    expect(item).toEqual({ matchId, trialMatchId: matchId, tutorId: tutor?.id });
    const student = await asDemo("student");
    const foreign = await buy({ matchId, student: { name: "이수아" } }, student);
    expect(foreign.json()).toMatchObject({ errorCode: "INVALID_ENROLLMENT", problems: ["MATCH"], course: 0 });
  });

  test.each([
    [{ matchId: "m-1" }, "MATCH"],
    [{ trialMatchId: randomUUID() }, "MATCH"],
    [{ tutorId: "999999999" }, "TUTOR"],
    [{ tutorId: "somebody" }, "TUTOR"],
  ])("that names %o, which does not exist, is refused", async (change, problem) => {
    expect((await buy(change)).json()).toMatchObject({ errorCode: "INVALID_ENROLLMENT", problems: [problem] });
  });
});

describe("the route", () => {
  test.each([
    [{ orderFunnelType: "UP_SELLING" }, 409, "INVALID_UPSELLING"],
    [{ orderFunnelType: "UP_SELLING", orderFunnelValue: "x", consents: [] }, 409, "INVALID_UPSELLING"],
    [{ orderFunnelType: "ROCKET_ENROLL" }, 403, "INVALID_PAYMENT_FROM_CONSULT_ACCESS"],
    [{ orderFunnelType: "ROCKET_ENROLL", consultationId: "c-1" }, 403, "INVALID_PAYMENT_FROM_CONSULT_ACCESS"],
    [{ consultationId: "c-1" }, 403, "INVALID_PAYMENT_FROM_CONSULT_ACCESS"],
    [{ orderFunnelType: "SIMPLE_ENROLL", orderFunnelValue: "x" }, 400, "INVALID_ENROLLMENT"],
    [{ orderFunnelType: "SOMETHING" }, 400, 10001],
    [{ orderFunnelType: "SMART_MATCHING", orderFunnelValue: "tutor-1" }, 400, "INVALID_ENROLLMENT"],
  ])("%o answers %i %s", async (change, status, errorCode) => {
    expect(codeOf(await buy(change))).toEqual([status, errorCode]);
  });
});

describe("the card", () => {
  test("is kept under the name that the buyer gives it", async () => {
    const answer = await buy({ cardInformation: { ...TEST_CARD, cardName: "엄마 카드" } });
    expect(await orderRow(answer.json().merchantUid)).toMatchObject({ cardName: "엄마 카드" });
  });

  test.each([
    ["cardName", { cardName: " " }],
    ["cardExpiry", { cardExpiry: "2026-10" }],
    ["birthdayOrCompanyNumber", { birthdayOrCompanyNumber: "901332" }],
  ])("with a wrong %s is refused", async (field, change) => {
    const answer = await buy({ cardInformation: { ...TEST_CARD, ...change } });
    expect(codeOf(answer)).toEqual([400, 10001]);
    expect(answer.json().fields[0].path).toBe(`cardInformation.${field}`);
  });

  test("takes instalments from 50,000 won on", async () => {
    const answer = await buy({ productId: TRIAL, cardInformation: { ...TEST_CARD, cardQuota: 2 } });
    expect(codeOf(answer)).toEqual([400, "INVALID_ENROLLMENT"]);
    expect(answer.json().fields).toEqual([{ path: "cardQuota", message: expect.stringContaining("50,000원") }]);
  });
});
