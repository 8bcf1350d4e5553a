import { randomUUID } from "node:crypto";
import { testCardNumber } from "@app/sandbox";
import { requiredConsents } from "@pkg/domain";
import { type Caller, call } from "./caller.ts";
import type { TestApp } from "./create-test-app.ts";

/** 중등 60분 주 2회 1개월, without a tablet. */
export const ONE_MONTH = 1122100;
/** 중등 60분 주 2회 3개월, bundled, without a tablet. */
export const BUNDLED = 1122201;
/** 체험 1회 중등. */
export const TRIAL = 9110;

export const TEST_CARD = {
  cardNumber: testCardNumber("paid"),
  cardExpiry: "2029-12",
  birthdayOrCompanyNumber: "900101",
  cardPassword: "12",
};

export const agreeToAll = (totalMonths: number[], paymentMethod: "CARD" | "NONE" = "CARD") =>
  requiredConsents({ totalMonths, paymentMethod, childUnder14: true }).map(({ key }) => ({ key, agreed: true }));

const course = { productId: ONE_MONTH, subject: "MATH", subjectDetail: "MATH_M2_2", rentTablet: false };

/** The newest order of a course for a student of that name: a test that buys the course again means to. */
async function boughtBefore(t: TestApp, name: string, subjectDetail: string): Promise<string | undefined> {
  const [order] = await t.deps.sql<{ merchant_uid: string }[]>`
    select o.merchant_uid from orders o join order_items i on i.order_id = o.id
    left join matches m on m.order_item_id = i.id
    where o.student_name = ${name} and i.subject_detail_key = ${subjectDetail}
      and o.status not in ('FAILED', 'REFUNDED') and coalesce(i.kept_count, 1) > 0
      and (m.id is null or (m.status <> 'CANCELED' and m.ended_at is null))
      and (i.product ->> 'totalMonths' <> '0' or i.product ->> 'totalCounts' <> '1')
    order by o.created_at desc limit 1`;
  return order?.merchant_uid;
}

/** The body of a card order that is accepted, for one month of maths. */
export async function cardOrderBody(t: TestApp, change: Record<string, unknown> = {}) {
  const productId = Number(change.productId ?? ONE_MONTH);
  const [product] = await t.deps.sql<{ final_cost: number; total_months: number }[]>`
    select final_cost, total_months from products where id = ${productId}`;
  if (!product) throw new Error(`There is no product ${productId}.`);
  const [student] = await t.deps.sql<{ name: string }[]>`
    select name from students where id::text = ${String(change.studentId)}`;
  const named = (change.student as { name?: string } | undefined)?.name ?? student?.name ?? "김하준";
  return {
    ...course,
    student: { name: named },
    alsoBought: await boughtBefore(t, named, String(change.subjectDetail ?? course.subjectDetail)),
    paymentType: "CARD",
    cardInformation: TEST_CARD,
    shownAmount: product.final_cost,
    consents: agreeToAll([product.total_months]),
    ...change,
  };
}

/** The body of an order with a wallet, without its key. */
export async function pgOrderBody(t: TestApp, change: Record<string, unknown> = {}) {
  const { cardInformation: _card, ...body } = await cardOrderBody(t, { paymentType: "KAKAOPAY", ...change });
  return body;
}

/** The id of a coupon, as an order names it. */
export async function couponIdOf(t: TestApp, code: string): Promise<string> {
  const [coupon] = await t.deps.sql<{ id: string }[]>`select id from benefits where code = ${code}`;
  if (!coupon) throw new Error(`There is no coupon ${code}.`);
  return coupon.id;
}

export const newKey = () => ({ "idempotency-key": randomUUID() });

/** Buys one month of maths and answers the order's public number. */
export async function placeOrder(
  t: TestApp,
  who: Caller & { userId?: string },
  change: Record<string, unknown> = {},
): Promise<string> {
  const [first] = await t.deps.sql<{ name: string }[]>`
    select name from students where user_id = ${who.userId ?? null} order by created_at, id limit 1`;
  const isNamed = change.studentId !== undefined || change.student !== undefined || !first;
  const body = await cardOrderBody(t, isNamed ? change : { ...change, student: { name: first.name } });
  const answer = await call(t, who, "POST", "/lessons/orders/card", body, newKey());
  if (answer.statusCode !== 201) throw new Error(`The order was refused: ${answer.body}`);
  return answer.json().merchantUid;
}

/** Buys maths twice and English once a week together, for three months. @returns the number of the order */
export async function placeBundle(t: TestApp, who: Caller): Promise<string> {
  const {
    productId: _product,
    subject: _subject,
    subjectDetail: _detail,
    rentTablet: _rent,
    ...body
  } = await cardOrderBody(t);
  const orders = [
    { productId: BUNDLED, subject: "MATH", subjectDetail: "MATH_M2_2", rentTablet: false },
    { productId: 1121201, subject: "ENGLISH", subjectDetail: "ENGLISH_M2", rentTablet: false },
  ];
  // The maths of an earlier bundle may be given up while its English is not.
  const alsoBought = body.alsoBought ?? (await boughtBefore(t, body.student.name, "ENGLISH_M2"));
  const bundle = { ...body, orders, alsoBought, shownAmount: 1_118_760, consents: agreeToAll([3]) };
  const made = await call(t, who, "POST", "/lessons/orders/card/bundlings", bundle, newKey());
  if (made.statusCode !== 201) throw new Error(`The bundle was refused: ${made.body}`);
  return made.json().merchantUid;
}
