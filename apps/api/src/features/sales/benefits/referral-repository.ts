import { and, eq, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { benefitUses, users } from "../../../db/schema/index.ts";

export async function isReferrerHere(db: Queryable, referrerId: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, referrerId), isNull(users.closedAt)));
  return rows.length > 0;
}

/** Whether the buyer holds or has used any referral code. */
export async function hasUsedReferral(db: Queryable, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: benefitUses.id })
    .from(benefitUses)
    .where(and(eq(benefitUses.userId, userId), eq(benefitUses.isReferral, true), isNull(benefitUses.releasedAt)))
    .limit(1);
  return rows.length > 0;
}

/** Whether two accounts name the same phone: their own, a student's or a guardian's. */
export async function sharesPhone(db: Queryable, one: string, other: string): Promise<boolean> {
  const phonesOf = (userId: string) => sql`
    select phone_number from users where id = ${userId} and phone_number is not null
    union select phone_number from students where user_id = ${userId} and phone_number is not null
    union select phone_number from guardians where user_id = ${userId}`;
  const rows = await db.execute(sql`(${phonesOf(one)}) intersect (${phonesOf(other)}) limit 1`);
  return rows.length > 0;
}

/** The numbers of the cards that somebody has stored or paid with, as far as they are known. */
export async function findCardNumbers(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db.execute<{ number: string }>(sql`
    select card_number as number from payment_methods where user_id = ${userId} and card_number <> ''
    union select card_number from orders where user_id = ${userId} and card_number <> ''`);
  return rows.map(({ number }) => number);
}
