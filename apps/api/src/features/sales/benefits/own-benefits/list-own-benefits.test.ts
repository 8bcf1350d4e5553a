import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo, type Caller, call, newAccount } from "../../../../../test/caller.ts";
import { countReads } from "../../../../../test/count-reads.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { accountCtx } from "../../../../../test/ctx.ts";
import { ONE_MONTH, placeOrder } from "../../../../../test/place-order.ts";
import { listOwnBenefits } from "./list-own-benefits.ts";
import { listUsableBenefits } from "./list-usable-benefits.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

type Account = Caller & { userId: string };

interface Own {
  name: string;
  state: string;
  discountCost: number;
}
const read = async (who: Caller): Promise<Own[]> => (await call(t, who, "GET", "/users/me/benefits")).json().content;
const statesOf = async (who: Caller) => Object.fromEntries((await read(who)).map(({ name, state }) => [name, state]));

/** A coupon of one account, by its days from now. */
async function give(who: Account, name: string, fromDay: number, toDay: number): Promise<string> {
  const [row] = await t.deps.sql<{ id: string }[]>`
    insert into benefits (code, name, benefit_type, discount_cost, max_uses, owner_id, start_at, end_at)
    values (${`${name}-${who.userId}`}, ${name}, 'COUPON', 30000, 1, ${who.userId},
      now() + make_interval(days => ${fromDay}), now() + make_interval(days => ${toDay})) returning id`;
  return row?.id ?? "";
}

const use = (who: Account, benefitId: string) => t.deps.sql`
  insert into benefit_uses (benefit_id, user_id, order_id) values (${benefitId}, ${who.userId}, gen_random_uuid())`;

test("what is on offer and what is one's own stands there, the usable ones first; nobody sees another's", async () => {
  const owner = await newAccount(t);
  const other = await newAccount(t);
  await give(owner, "감사", -1, 10);
  await give(owner, "지난", -20, -1);
  await give(owner, "다음", 5, 20);
  await use(owner, await give(owner, "쓴", -1, 10));
  const own = await read(owner);
  expect(await statesOf(owner)).toMatchObject({
    ...{
      "감사 쿠폰": "USABLE",
      "첫수강 쿠폰": "USABLE",
      "다음 쿠폰": "COMING",
      "쓴 쿠폰": "USED",
      "지난 쿠폰": "ENDED",
    },
  });
  expect(own.map(({ state }) => state).slice(-3)).toEqual(["COMING", "USED", "ENDED"]);
  expect(own[0]).toMatchObject({ name: "감사 쿠폰", discountCost: 30_000 });

  const others = await statesOf(other);
  expect(others).toHaveProperty("첫수강 쿠폰", "USABLE");
  for (const name of ["감사 쿠폰", "지난 쿠폰", "다음 쿠폰", "쓴 쿠폰"]) expect(others).not.toHaveProperty([name]);
});

test("what was offered stands there after it ended, for who was here and could use it", async () => {
  const code = "지나간행사";
  await t.deps.sql`insert into benefits (code, name, benefit_type, discount_cost, offered, condition, start_at, end_at)
    values (${code}, ${code}, 'COUPON', 30000, true, 'FIRST', now() - interval '9 days', now() - interval '1 day')`;
  const [before, after, buyer] = [await newAccount(t), await newAccount(t), await asDemo("parent")];
  await t.deps
    .sql`update users set created_at = now() - interval '2 days' where id in ${t.deps.sql([before.userId, buyer.userId])}`;
  expect(await statesOf(before)).toHaveProperty([`${code} 쿠폰`], "ENDED");
  expect(await statesOf(buyer)).toHaveProperty([`${code} 쿠폰`], "ENDED");
  expect(await statesOf(after)).not.toHaveProperty([`${code} 쿠폰`]);
  await placeOrder(t, buyer);
  expect(await statesOf(buyer)).not.toHaveProperty([`${code} 쿠폰`]);
});

test("no codes of referrals, and none that only those who know the code may use", async () => {
  const names = (await read(await newAccount(t))).map(({ name }) => name);
  expect(names).toContain("기말응원 쿠폰");
  for (const hidden of ["추천코드", "형제자매 쿠폰", "선착순 쿠폰", "체험 무료 쿠폰"])
    expect(names).not.toContain(hidden);
});

test("a coupon by code stands there once it is used, and one for the first course says that it was missed", async () => {
  const buyer = await newAccount(t);
  const [coupon] = await t.deps.sql<{ id: string }[]>`select id from benefits where code = '형제자매'`;
  await use(buyer, coupon?.id ?? "");
  expect(await statesOf(buyer)).toMatchObject({ "형제자매 쿠폰": "USED", "첫수강 쿠폰": "USABLE" });
  await t.deps.sql`update benefit_uses set released_at = now() where user_id = ${buyer.userId}`;
  expect(await statesOf(buyer)).not.toHaveProperty(["형제자매 쿠폰"]);

  const student = await asDemo("student");
  expect(await statesOf(student)).toHaveProperty(["첫수강 쿠폰"], "USABLE");
  await placeOrder(t, student);
  expect(await statesOf(student)).toHaveProperty(["첫수강 쿠폰"], "MISSED");
});

test("thirty coupons are read with as many statements as one, at the payment and on the own page", async () => {
  const who = await newAccount(t);
  const wish = { studentId: null, productIds: [ONE_MONTH] };
  const ask = async () => {
    const { db, seen } = countReads(t.deps.sql);
    const usable = (await listUsableBenefits(accountCtx({ ...t.deps, db }, who.userId), wish)).length;
    const atPayment = seen.statements;
    const own = (await listOwnBenefits(accountCtx({ ...t.deps, db }, who.userId))).length;
    return { usable, own, atPayment, onOwnPage: seen.statements - atPayment };
  };
  await give(who, "하나", -1, 10);
  const one = await ask();
  for (let coupon = 1; coupon < 30; coupon++) await give(who, `쿠폰${coupon}`, -1, 10);
  // The products, the coupons, and all that conditions ask of the buyer.
  expect(one).toMatchObject({ atPayment: 3, onOwnPage: 2 });
  expect(await ask()).toEqual({ ...one, usable: one.usable + 29, own: one.own + 29 });
});
