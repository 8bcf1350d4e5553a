import { benefitCodeKey } from "@pkg/domain";
import { and, desc, eq, getTableColumns, isNull, ne, or, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { benefits, benefitUses } from "../../../db/schema/index.ts";
import { uuid } from "../../../lib/requests/field-schemas.ts";

/** As `isTrialCourse` of the domain has it, of each of its products. */
const isForTrials = sql<boolean>`cardinality(coalesce(${benefits.appliedProductIds}, '{}')) > 0 and not exists (
  select from products p where p.id = any(${benefits.appliedProductIds}) and (p.total_months > 0 or p.total_counts <> 1))`;

const columnsFor = (userId: string | null) => ({
  ...getTableColumns(benefits),
  // Deadlines are judged by the database's clock.
  now: sql<Date>`now()`.mapWith(benefits.startAt),
  isUsed: isUsedBy(userId),
  trialsOnly: isForTrials,
});

/** Whether this buyer holds or has used it; a visitor has not. */
const isUsedBy = (userId: string | null) => sql<boolean>`exists (
  select from benefit_uses u where u.benefit_id = benefits.id and u.user_id = ${userId} and u.released_at is null)`;

const isCoupon = ne(benefits.benefitType, "REFERRAL");
const isForEverybody = and(eq(benefits.offered, true), isNull(benefits.ownerId));

const isRunning = sql`${benefits.endAt} > now()`;
/** Begun and not used up. */
const isUnused = and(
  sql`${benefits.startAt} <= now()`,
  or(isNull(benefits.maxUses), sql`${benefits.usedCount} < ${benefits.maxUses}`),
);

/** Whether the account was there before it ended. */
const wasSeenBy = (userId: string) =>
  sql`${benefits.endAt} > (select u.created_at from users u where u.id = ${userId})`;

/** More coupons than anybody has. */
const OWN_SHOWN = 200;

export type BenefitRow = NonNullable<Awaited<ReturnType<typeof findBenefit>>>;

/** How a benefit is named: any code as it was typed, a referral's code, or the id of a benefit that is no referral. */
export type BenefitKey = { code: string } | { referralCode: string } | { couponId: string };

export async function findBenefit(db: Queryable, key: BenefitKey, userId: string | null) {
  const [row] = await db.select(columnsFor(userId)).from(benefits).where(isNamed(key));
  return row;
}

function isNamed(key: BenefitKey) {
  if ("code" in key) return eq(benefits.codeKey, benefitCodeKey(key.code));
  if ("referralCode" in key) {
    return and(eq(benefits.codeKey, benefitCodeKey(key.referralCode)), eq(benefits.benefitType, "REFERRAL"));
  }
  // An id may be any text; compared as text it would read every benefit there is.
  if (!uuid.safeParse(key.couponId).success) return sql`false`;
  return and(eq(benefits.id, key.couponId), isCoupon);
}

/** Coupons that are offered to everybody and those of one's own, valid now and not used up; who may use them is for the rules to say. */
export async function findOfferedBenefits(db: Queryable, userId: string) {
  return db
    .select(columnsFor(userId))
    .from(benefits)
    .where(and(isCoupon, or(isForEverybody, eq(benefits.ownerId, userId)), isRunning, isUnused))
    .orderBy(benefits.code);
}

/**
 * The coupons that a buyer sees as theirs: those of their own, those that they hold or have used, and those that are offered to
 * all buyers now, or were since the account was made. Usable coupons come first, by their end; past ones, newest first.
 */
export async function findOwnBenefits(db: Queryable, userId: string) {
  const isOffered = and(isForEverybody, isUnused, wasSeenBy(userId));
  return db
    .select(columnsFor(userId))
    .from(benefits)
    .where(and(isCoupon, or(eq(benefits.ownerId, userId), isOffered, isUsedBy(userId))))
    .orderBy(
      sql`not ${isRunning}`,
      sql`case when ${isRunning} then ${benefits.endAt} end`,
      desc(benefits.endAt),
      benefits.code,
    )
    .limit(OWN_SHOWN);
}

/** Counts one use, unless that was the last one already: the row lock makes racing orders queue up here. */
export async function countUse(db: Queryable, benefitId: string): Promise<boolean> {
  const rows = await db
    .update(benefits)
    .set({ usedCount: sql`${benefits.usedCount} + 1` })
    .where(
      and(eq(benefits.id, benefitId), or(isNull(benefits.maxUses), sql`${benefits.usedCount} < ${benefits.maxUses}`)),
    )
    .returning({ id: benefits.id });
  return rows.length > 0;
}

/** False when this buyer holds it already (unique in the database). */
export async function insertUse(db: Queryable, use: typeof benefitUses.$inferInsert) {
  const rows = await db.insert(benefitUses).values(use).onConflictDoNothing().returning({ id: benefitUses.id });
  return rows.length > 0;
}

/** Takes back the use of an order, once. */
export async function deleteUse(db: Queryable, orderId: string): Promise<void> {
  const [released] = await db
    .update(benefitUses)
    .set({ releasedAt: sql`now()` })
    .where(and(eq(benefitUses.orderId, orderId), isNull(benefitUses.releasedAt)))
    .returning({ benefitId: benefitUses.benefitId });
  if (!released) return;
  await db
    .update(benefits)
    .set({ usedCount: sql`${benefits.usedCount} - 1` })
    .where(eq(benefits.id, released.benefitId));
}
