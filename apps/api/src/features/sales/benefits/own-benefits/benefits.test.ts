import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asDemo, type Caller, call, newAccount } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { couponIdOf, ONE_MONTH, placeOrder, TRIAL } from "../../../../../test/place-order.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const lookUp = (who: Caller, code: string, productIds: number[] = [ONE_MONTH]) =>
  call(t, who, "GET", `/benefits/${encodeURIComponent(code)}?productIds=${productIds.join()}`);

describe("GET /benefits/{code}", () => {
  test("tells what a rate coupon takes off these products", async () => {
    const answer = await lookUp(await asDemo("student"), "첫수강", [1122201, 1121201]);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      id: "첫수강",
      name: "첫수강",
      benefitType: "COUPON",
      coupon: { couponCode: "첫수강", couponName: "첫수강" },
      discountRate: 5,
      finalDiscountCost: 55_938,
      condition: "FIRST",
    });
  });

  test.each([
    ["기말응원", { finalDiscountCost: 30_000, discountRate: 0 }],
    ["쿠팡와우", { finalDiscountCost: 50_000, condition: "CARD" }],
    ["NARAN7", { benefitType: "REFERRAL", coupon: null, referralCode: "NARAN7", finalDiscountCost: 30_000 }],
  ])("knows %s", async (code, expected) => {
    expect((await lookUp(await asDemo("student"), code)).json()).toMatchObject(expected);
  });

  test("tells what lessons a coupon adds", async () => {
    const added = { additionalLessonType: "MONTH", additionalLessonCount: 1, finalDiscountCost: 0 };
    expect((await lookUp(await asDemo("student"), "연간", [1122400])).json()).toMatchObject(added);
  });

  test.each(["naran7", " NARAN-7 ", "ＮＡＲＡＮ７", "NARAN7\u200b", "nA ra\u2010n7"])(
    "knows %j, however it is written, and names it as it is",
    async (code) => {
      expect((await lookUp(await asDemo("student"), code)).json()).toMatchObject({
        id: "NARAN7",
        referralCode: "NARAN7",
      });
    },
  );

  test("the trial coupon takes everything off the trial lesson, and nothing off others", async () => {
    const student = await asDemo("student");
    expect((await lookUp(student, "체험무료", [TRIAL])).json()).toMatchObject({ finalDiscountCost: 9_900 });
    expect((await lookUp(student, "체험무료")).json()).toMatchObject({
      errorCode: 50006,
      message: "체험 수업에만 쓸 수 있어요.",
    });
    const without = await call(t, student, "GET", `/benefits/${encodeURIComponent("체험무료")}`);
    expect(without.json()).toMatchObject({ productsOnly: true, trialsOnly: true });
    expect((await lookUp(student, "기말응원")).json()).toMatchObject({ productsOnly: false, trialsOnly: false });
  });

  test.each([
    ["여름방학", 409, 50001],
    ["새학기", 409, 50004],
    ["없는코드", 404, 50003],
    ["연간", 409, 50006],
  ])("refuses %s with %i %i", async (code, status, errorCode) => {
    const answer = await lookUp(await asDemo("student"), code);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ service: "class", errorCode });
    expect(answer.json().message).toMatch(/[가-힣]/);
  });

  test("refuses one's own referral code", async () => {
    expect((await lookUp(await asDemo("parent"), "NARAN7")).json()).toMatchObject({
      service: "class",
      errorCode: 50006,
    });
  });

  test("refuses what was used up, by others or by oneself, and a first-lesson coupon after an order", async () => {
    const parent = await asDemo("parent");
    await placeOrder(t, parent, { couponId: await couponIdOf(t, "선착순"), shownAmount: 287_120 - 100_000 });
    expect((await lookUp(parent, "선착순")).json()).toMatchObject({ errorCode: 50005 });
    expect((await lookUp(await asDemo("student"), "선착순")).json()).toMatchObject({ errorCode: 50005 });
    expect((await lookUp(parent, "첫수강")).json()).toMatchObject({ errorCode: 50006 });
  });

  test("refuses products that don't exist and lists that are none", async () => {
    const student = await asDemo("student");
    expect((await lookUp(student, "첫수강", [7])).statusCode).toBe(404);
    for (const query of ["productIds=a", "productIds=1,", `productIds=${Array(11).fill(1).join()}`]) {
      expect((await call(t, student, "GET", `/benefits/x?${query}`)).statusCode).toBe(400);
    }
  });

  test("cannot be guessed: thirty look-ups in ten minutes, also in a burst", async () => {
    const account = await newAccount(t);
    const burst = await Promise.all(Array.from({ length: 35 }, (_, guess) => lookUp(account, `GUESS-${guess}`)));
    expect(burst.filter(({ statusCode }) => statusCode === 404)).toHaveLength(30);
    const refused = burst.find(({ statusCode }) => statusCode === 429);
    expect(refused?.json()).toMatchObject({ service: "class", errorCode: 50006 });
    expect(Date.parse(refused?.json().opensAt)).toBeGreaterThan(Date.now());
  });
});

test("GET /benefits lists the coupons on offer that fit, and gives no referral codes away", async () => {
  const codes = async (who: Caller, ids: number[]) =>
    (await call(t, who, "GET", `/benefits?productIds=${ids.join()}`))
      .json()
      .content.map(({ id }: { id: string }) => id);
  const student = await asDemo("student");
  const offered = await codes(student, [ONE_MONTH]);
  expect(offered).toContain("첫수강");
  expect(offered).toContain("기말응원");
  const onTrial = await codes(student, [TRIAL]);
  expect(onTrial).toContain("기말응원");
  expect(onTrial).not.toContain("첫수강");
  for (const hidden of ["NARAN7", "여름방학", "새학기", "체험무료"]) expect(offered).not.toContain(hidden);
  expect((await call(t, student, "GET", "/benefits")).statusCode).toBe(400);
});
