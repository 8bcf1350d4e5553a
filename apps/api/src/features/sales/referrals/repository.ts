import { REFERRAL_DISCOUNT, REFERRAL_MONTHS } from "@pkg/domain";
import { and, desc, eq, ne, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { benefits, benefitUses, orders, referralCredits, users } from "../../../db/schema/index.ts";

/** A code does not end; a date is what the column asks for. */
const NEVER = sql`'2099-12-31T15:00:00Z'::timestamptz`;

export async function findCodeOf(db: Queryable, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ code: benefits.code })
    .from(benefits)
    .where(and(eq(benefits.benefitType, "REFERRAL"), eq(benefits.referrerId, userId)));
  return row?.code ?? null;
}

/** Gives somebody a code, unless the code is taken or they have one meanwhile. */
export async function insertCode(db: Queryable, referrerId: string, code: string): Promise<void> {
  await db
    .insert(benefits)
    .values({
      code,
      referrerId,
      benefitType: "REFERRAL",
      name: "추천코드",
      condition: "FIRST",
      discountCost: REFERRAL_DISCOUNT,
      validMonths: [...REFERRAL_MONTHS],
      startAt: sql`now()`,
      endAt: NEVER,
    })
    .onConflictDoNothing();
}

export async function isRegistered(db: Queryable, userId: string): Promise<boolean> {
  const [row] = await db.select({ registered: users.registered }).from(users).where(eq(users.id, userId));
  return row?.registered ?? false;
}

/** The paid orders of friends who used somebody's code, the newest first, with what was decided about each. */
export async function findInvitations(db: Queryable, referrerId: string) {
  return db
    .select({
      id: benefitUses.id,
      name: users.name,
      paidAt: sql<Date>`${orders.paidAt}`.mapWith(orders.createdAt),
      orderStatus: orders.status,
      status: referralCredits.status,
    })
    .from(benefitUses)
    .innerJoin(benefits, eq(benefits.id, benefitUses.benefitId))
    .innerJoin(orders, eq(orders.id, benefitUses.orderId))
    .innerJoin(users, eq(users.id, benefitUses.userId))
    .leftJoin(referralCredits, eq(referralCredits.orderId, orders.id))
    .where(
      and(
        eq(benefits.referrerId, referrerId),
        eq(benefits.benefitType, "REFERRAL"),
        ne(orders.status, "FAILED"),
        sql`${orders.paidAt} is not null`,
      ),
    )
    .orderBy(desc(orders.paidAt));
}

/** The coupons that somebody was given for friends. */
export async function findCredits(db: Queryable, ownerId: string) {
  return db
    .select({
      couponId: benefits.id,
      amount: sql<number>`coalesce(${benefits.discountCost}, 0)`,
      endAt: benefits.endAt,
      usedCount: benefits.usedCount,
    })
    .from(referralCredits)
    .innerJoin(benefits, eq(benefits.id, referralCredits.couponId))
    .where(and(eq(referralCredits.referrerId, ownerId), eq(referralCredits.status, "CREDITED")))
    .orderBy(desc(referralCredits.createdAt));
}
