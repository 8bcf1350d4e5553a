import { REFERRAL_CREDIT, REFERRAL_CREDIT_DAYS } from "@pkg/domain";
import { and, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { benefits, orders, referralCredits } from "../../../db/schema/index.ts";

/** At most so many at a time. */
const BATCH = 200;

export interface DueReferral extends Record<string, unknown> {
  readonly orderId: string;
  readonly referrerId: string;
  readonly paidAt: string;
  readonly isGone: boolean;
}

/** Orders of friends that were paid before an instant and that nothing was decided about yet. */
export function findDueReferrals(db: Queryable, paidBefore: Date) {
  return db.execute<DueReferral>(sql`
    select o.id as "orderId", b.referrer_id as "referrerId", o.paid_at as "paidAt", u.closed_at is not null as "isGone"
    from benefit_uses s join benefits b on b.id = s.benefit_id join orders o on o.id = s.order_id
      join users u on u.id = b.referrer_id
    where s.is_referral and o.paid_at < ${paidBefore.toISOString()}::timestamptz and o.status <> 'FAILED'
      and not exists (select from referral_credits c where c.order_id = o.id)
    order by o.paid_at limit ${BATCH}`);
}

/** Holds an order: no refund changes it before the transaction ends. */
export async function lockAmounts(tx: Queryable, orderId: string) {
  const [row] = await tx
    .select({ amount: orders.amount, refundedAmount: orders.refundedAmount })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for("update");
  return row;
}

/** A coupon of one person alone. @returns its id */
export async function insertCredit(tx: Queryable, ownerId: string, code: string): Promise<string> {
  const [row] = await tx
    .insert(benefits)
    .values({
      code,
      ownerId,
      benefitType: "COUPON",
      name: "친구 추천",
      discountCost: REFERRAL_CREDIT,
      maxUses: 1,
      startAt: sql`now()`,
      endAt: sql`now() + make_interval(days => ${REFERRAL_CREDIT_DAYS})`,
    })
    .returning({ id: benefits.id });
  if (!row) throw new Error("The credit was not stored.");
  return row.id;
}

export async function isDecided(tx: Queryable, orderId: string): Promise<boolean> {
  const rows = await tx
    .select({ orderId: referralCredits.orderId })
    .from(referralCredits)
    .where(eq(referralCredits.orderId, orderId));
  return rows.length > 0;
}

export async function insertDecision(tx: Queryable, values: typeof referralCredits.$inferInsert): Promise<void> {
  await tx.insert(referralCredits).values(values);
}

/** Coupons nobody has used, of orders that were given back whole after all. */
export function findUnearned(db: Queryable) {
  return db.execute<{ orderId: string; couponId: string }>(sql`
    select c.order_id as "orderId", c.coupon_id as "couponId"
    from referral_credits c join orders o on o.id = c.order_id join benefits b on b.id = c.coupon_id
    where c.status = 'CREDITED' and o.status = 'REFUNDED' and b.used_count = 0 limit ${BATCH}`);
}

/** Ends a coupon, unless an order has taken it meanwhile: the row's lock makes the two queue up. @returns whether it ended */
export async function endCredit(tx: Queryable, couponId: string): Promise<boolean> {
  const rows = await tx
    .update(benefits)
    .set({ endAt: sql`least(${benefits.endAt}, now())` })
    .where(and(eq(benefits.id, couponId), eq(benefits.usedCount, 0)))
    .returning({ id: benefits.id });
  return rows.length > 0;
}

export async function voidDecision(tx: Queryable, orderId: string): Promise<void> {
  await tx.update(referralCredits).set({ status: "VOID" }).where(eq(referralCredits.orderId, orderId));
}
