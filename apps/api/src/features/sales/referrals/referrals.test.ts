import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { bookRefund } from "../../../../test/book-refund.ts";
import { ANYBODY, asDemo, type Caller, call, newAccount } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { systemCtx } from "../../../../test/ctx.ts";
import { createBuyers } from "../../../../test/harness/buyers.ts";
import { cardOrderBody, newKey, TEST_CARD, TRIAL } from "../../../../test/place-order.ts";
import { settleReferrals } from "./settle-referrals.ts";

/** Another card that the sandbox charges; its first six and last four digits differ from the usual one's. */
const OTHER_CARD = { ...TEST_CARD, cardNumber: "4242000112340004" };

const FRIENDS_NAME = "김하네";

let t: TestApp;
let referrer: Caller & { userId: string };
let friend: Caller & { userId: string };
beforeAll(async () => {
  t = await createTestApp();
  referrer = await asDemo("parent");
});
afterAll(() => t.close());
beforeEach(async () => {
  const { sql } = t.deps;
  // A code is for the first course: each test brings another friend.
  const [buyer] = await createBuyers(sql, 1, OTHER_CARD.cardNumber);
  if (!buyer) throw new Error("no friend");
  friend = buyer;
  await sql`delete from referral_credits`;
  await sql`delete from benefit_uses`;
  await sql`update benefits set used_count = 0`;
  await sql`delete from benefits where owner_id is not null and not exists (select from orders where benefit_id = benefits.id)`;
  await sql`update orders set card_number = null where user_id = ${referrer.userId}`;
});

const own = async (who = referrer) => (await call(t, who, "GET", "/users/me/referral")).json();
const PRICE = async () => (await cardOrderBody(t)).shownAmount as number;
const pay = async (who: Caller, code: string, change: Record<string, unknown> = {}) => {
  const body = await cardOrderBody(t, {
    ...{ referralCode: code, student: { name: FRIENDS_NAME }, cardInformation: OTHER_CARD },
    shownAmount: (await PRICE()) - 30_000,
    ...change,
  });
  return call(t, who, "POST", "/lessons/orders/card", body, newKey());
};
const paidByFriend = async (daysAgo: number): Promise<string> => {
  const paid = await pay(friend, (await own()).code);
  expect(paid.statusCode, paid.body).toBe(201);
  const { merchantUid } = paid.json();
  await t.deps
    .sql`update orders set paid_at = now() - make_interval(days => ${daysAgo}) where merchant_uid = ${merchantUid}`;
  return merchantUid;
};
const settle = () => settleReferrals(systemCtx(t.deps), new Date());

test("each registered buyer has one code of eight letters, however often it is asked for at once", async () => {
  const buyer = await asDemo("expert");
  const codes = await Promise.all([own(buyer), own(buyer), own(buyer)]);
  expect(new Set(codes.map(({ code }) => code)).size).toBe(1);
  expect(codes[0].code).toMatch(/^[A-HJKMNP-Z]{8}$/);
  expect(codes[0]).toMatchObject({ invitations: [], credits: [] });
  expect((await call(t, await newAccount(t), "GET", "/users/me/referral")).statusCode).toBe(403);
});

test("anybody sees what a code is worth, and nothing of whose it is", async () => {
  const { code } = await own();
  const offer = await call(t, ANYBODY, "GET", `/referrals/${code}`);
  expect(offer.json()).toEqual({ code, discountCost: 30_000 });
  for (const same of [` ${code.slice(0, 4)}-${code.slice(4)}\u200b`, code.toLowerCase()]) {
    const again = await call(t, ANYBODY, "GET", `/referrals/${encodeURIComponent(same)}`);
    expect(again.json()).toEqual({ code, discountCost: 30_000 });
  }
  for (const wrong of ["ZZZZZZZZ", "첫수강", "x'or'1", "-"]) {
    const refused = await call(t, ANYBODY, "GET", `/referrals/${encodeURIComponent(wrong)}`);
    expect(refused.json()).toMatchObject({ service: "class", errorCode: 50003 });
  }
});

test("the friend saves 30,000 won; seven days later the referrer has a coupon of one's own, once", async () => {
  await paidByFriend(7);
  await settle();
  expect((await own()).invitations).toMatchObject([{ friend: "하**", status: "WAITING" }]);
  expect((await own()).credits).toEqual([]);
  await t.deps.sql`update orders set paid_at = paid_at - interval '1 day' where user_id = ${friend.userId}`;
  await Promise.all([settle(), settle(), settle()]);
  const { invitations, credits } = await own();
  expect(invitations).toMatchObject([{ status: "CREDITED" }]);
  expect(credits).toMatchObject([{ amount: 30_000, isUsed: false }]);
  const messages = await t.deps.sql`select data ->> 'text' as text from pgboss.job
    where name = 'notice.send' and singleton_key like 'referral:%'`;
  expect(messages).toHaveLength(1);
  expect(messages[0]?.text).toContain("30,000원 쿠폰을 드렸어요");
});

test("the coupon is offered to its owner alone and used once", async () => {
  await paidByFriend(9);
  await settle();
  const [{ couponId }] = (await own()).credits;
  const offered = async (who: Caller) =>
    (await call(t, who, "GET", "/benefits?productIds=1122100"))
      .json()
      .content.map((one: { coupon: { couponId: string } }) => one.coupon?.couponId);
  expect(await offered(referrer)).toContain(couponId);
  expect(await offered(friend)).not.toContain(couponId);
  const use = async (who: Caller, name: string) =>
    call(
      t,
      who,
      "POST",
      "/lessons/orders/card",
      await cardOrderBody(t, { couponId, shownAmount: (await PRICE()) - 30_000, student: { name } }),
      newKey(),
    );
  expect((await use(friend, FRIENDS_NAME)).json()).toMatchObject({ errorCode: 50006 });
  const used = await use(referrer, "김하준");
  expect(used.statusCode, used.body).toBe(201);
  expect((await use(referrer, "김하준")).json()).toMatchObject({ errorCode: 50005 });
  expect((await own()).credits).toMatchObject([{ isUsed: true }]);
});

test("an order that was given back brings nothing, before and after", async () => {
  const merchantUid = await paidByFriend(9);
  const [order] = await t.deps.sql`select amount from orders where merchant_uid = ${merchantUid}`;
  await bookRefund(t, merchantUid, { amount: order?.amount - 29_999 });
  await settle();
  expect(await own()).toMatchObject({ invitations: [{ status: "VOID" }], credits: [] });
});

test("a coupon that nobody used goes when the whole order is given back later", async () => {
  const merchantUid = await paidByFriend(9);
  await settle();
  const [{ couponId }] = (await own()).credits;
  const [order] = await t.deps.sql`select amount from orders where merchant_uid = ${merchantUid}`;
  await bookRefund(t, merchantUid, { amount: order?.amount });
  await t.deps.sql`update orders set status = 'REFUNDED' where merchant_uid = ${merchantUid}`;
  await settle();
  expect(await own()).toMatchObject({ invitations: [{ status: "VOID" }], credits: [] });
  const [coupon] = await t.deps.sql`select end_at <= now() as ended from benefits where id = ${couponId}`;
  expect(coupon).toEqual({ ended: true });
});

test("oneself, a second time, a trial and an unknown code are refused with their codes", async () => {
  const { code } = await own();
  const self = await pay(referrer, code, { student: { name: "김하준" } });
  expect(self.json()).toMatchObject({ errorCode: 50006, message: "내 추천코드는 내가 쓸 수 없어요." });
  expect((await pay(friend, "ZZZZZZZZ")).json()).toMatchObject({ errorCode: 50003 });
  const other = (await own(await asDemo("expert"))).code;
  await t.deps.sql`update benefits set valid_months = '{1,3,6,12}' where code = ${code}`;
  const trial = await pay(friend, code, { productId: TRIAL, shownAmount: 0 });
  expect(trial.json()).toMatchObject({ errorCode: 50006 });
  await paidByFriend(0);
  for (const again of [code, other]) {
    expect((await pay(friend, again)).json()).toMatchObject({ errorCode: 50005 });
  }
});

test("two codes at the same time bring one discount", async () => {
  const codes = [(await own()).code, (await own(await asDemo("expert"))).code];
  const both = await Promise.all(codes.map((code) => pay(friend, code)));
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
});

test("the referrer's phone and the referrer's card belong to the same house", async () => {
  const { code } = await own();
  const { sql } = t.deps;
  const [{ phone }] = (await sql`select phone_number as phone from users where id = ${referrer.userId}`) as unknown as [
    { phone: string },
  ];
  const [student] = await sql`select id, phone_number as phone from students where user_id = ${friend.userId} limit 1`;
  await sql`update students set phone_number = ${phone} where id = ${student?.id}`;
  expect((await pay(friend, code)).json()).toMatchObject({
    errorCode: 50006,
    message: expect.stringContaining("같은 번호"),
  });
  await sql`update students set phone_number = ${student?.phone ?? null} where id = ${student?.id}`;
  await sql`update orders set card_number = '4242-00**-****-0004' where id =
    (select id from orders where user_id = ${referrer.userId} limit 1)`;
  expect((await pay(friend, code)).json()).toMatchObject({
    errorCode: 50006,
    message: expect.stringContaining("카드"),
  });
});

test("a code ends with its account", async () => {
  const { code } = await own();
  await t.deps.sql`update users set closed_at = now() where id = ${referrer.userId}`;
  try {
    expect((await call(t, ANYBODY, "GET", `/referrals/${code}`)).statusCode).toBe(404);
    expect((await pay(friend, code)).json()).toMatchObject({ errorCode: 50003 });
  } finally {
    await t.deps.sql`update users set closed_at = null where id = ${referrer.userId}`;
  }
});

test("a code that has ended says so to everybody, one that has not begun as well", async () => {
  const { code } = await own();
  const { sql } = t.deps;
  try {
    await sql`update benefits set end_at = now() - interval '1 day' where code = ${code}`;
    expect((await call(t, ANYBODY, "GET", `/referrals/${code}`)).json()).toMatchObject({ errorCode: 50001 });
    await sql`update benefits set end_at = '2099-12-31', start_at = now() + interval '1 day' where code = ${code}`;
    expect((await call(t, ANYBODY, "GET", `/referrals/${code}`)).json()).toMatchObject({ errorCode: 50004 });
  } finally {
    await sql`update benefits set end_at = '2099-12-31', start_at = now() where code = ${code}`;
  }
});

test("who opens a code signed in is told what the payment would say", async () => {
  const { code } = await own();
  const opened = async (who: Caller) => {
    const answer = await call(t, who, "GET", `/benefits/${code}`);
    return answer.json().errorCode ?? answer.json().finalDiscountCost;
  };
  expect([await opened(referrer), await opened(friend)]).toEqual([50006, 30_000]);
  // A trial leaves the code as it is; a course, or the code itself, does not.
  const trial = await cardOrderBody(t, { productId: TRIAL, student: { name: FRIENDS_NAME } });
  expect((await call(t, friend, "POST", "/lessons/orders/card", trial, newKey())).statusCode).toBe(201);
  expect(await opened(friend)).toBe(30_000);
  const course = await cardOrderBody(t, { student: { name: FRIENDS_NAME }, cardInformation: OTHER_CARD });
  const { merchantUid } = (await call(t, friend, "POST", "/lessons/orders/card", course, newKey())).json();
  expect(await opened(friend)).toBe(50006);
  expect((await pay(friend, code)).json()).toMatchObject({
    errorCode: 50006,
    message: expect.stringMatching(/^첫 결제/),
  });
  await t.deps.sql`update orders set status = 'REFUNDED' where merchant_uid = ${merchantUid}`;
  expect((await pay(friend, code.toLowerCase())).statusCode).toBe(201);
  expect(await opened(friend)).toBe(50005);
});
