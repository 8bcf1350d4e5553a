import type { AdditionalLessonType, BenefitCondition, BenefitType } from "@pkg/domain";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant, updatedAt } from "./columns.ts";
import { users } from "./users.ts";

/** A coupon or a referral code. `maxUses` counts over everybody; null is without limit. */
export const benefits = pgTable(
  "benefits",
  {
    id: uuid().primaryKey().defaultRandom(),
    code: text().notNull().unique(),
    /** By which codes are compared, as `benefitCodeKey` of the domain has it; one that was made elsewhere cannot miss it. */
    codeKey: text()
      .notNull()
      .generatedAlwaysAs(
        sql.raw(
          String.raw`upper(regexp_replace(normalize(code, NFKC), '[-\u2010-\u2015\u2212\u200b-\u200f\u2060\ufeff[:space:][:cntrl:]]', '', 'g'))`,
        ),
      ),
    benefitType: text().$type<BenefitType>().notNull(),
    name: text().notNull(),
    discountCost: integer(),
    discountRate: smallint(),
    additionalLessonType: text().$type<AdditionalLessonType>(),
    additionalLessonCount: smallint(),
    appliedProductIds: integer().array(),
    /** Who may use it. */
    condition: text().$type<BenefitCondition>().notNull().default("NONE"),
    // Read by the version before this one while it still runs; nothing else does, and the next release drops them.
    firstOrderOnly: boolean().notNull().generatedAlwaysAs(sql`condition = 'FIRST'`),
    cardOnly: boolean().notNull().generatedAlwaysAs(sql`condition = 'CARD'`),
    /** Shown to every buyer; the others need their code. */
    offered: boolean().notNull().default(false),
    /** Whose referral code it is. */
    referrerId: text().references(() => users.id),
    /** Whose own it is; null for everybody who knows its code. */
    ownerId: text().references(() => users.id),
    validMonths: integer().array().notNull().default([]),
    startAt: instant().notNull(),
    endAt: instant().notNull(),
    maxUses: integer(),
    usedCount: integer().notNull().default(0),
    createdAt: createdAt(),
    /** When staff last changed its terms; being used changes nothing here. */
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("benefits_one_code_per_referrer").on(table.referrerId).where(sql`${table.benefitType} = 'REFERRAL'`),
    // What staff lists: not what belongs to one person, nor the code of each buyer.
    index("benefits_common")
      .on(table.createdAt.desc().nullsFirst(), table.code)
      .where(sql`${table.ownerId} is null and ${table.benefitType} <> 'REFERRAL'`),
    index("benefits_of_owner").on(table.ownerId).where(sql`${table.ownerId} is not null`),
    uniqueIndex("benefits_one_per_code_key").on(table.codeKey),
    check("benefits_condition_known", sql`${table.condition} in ('NONE', 'FIRST', 'RETURNING', 'SIBLING', 'CARD')`),
    // The last line of defence: whatever the code does, a benefit is never used more often than allowed.
    check("benefits_used_within_limit", sql`${table.maxUses} is null or ${table.usedCount} <= ${table.maxUses}`),
    check("benefits_used_not_negative", sql`${table.usedCount} >= 0`),
  ],
);

/** A benefit held or used by an order. A failed order releases it, so that the buyer can use it again. */
export const benefitUses = pgTable(
  "benefit_uses",
  {
    id: uuid().primaryKey().defaultRandom(),
    benefitId: uuid()
      .notNull()
      .references(() => benefits.id),
    userId: text()
      .notNull()
      .references(() => users.id),
    orderId: uuid().notNull().unique(),
    isReferral: boolean().notNull().default(false),
    releasedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("benefit_uses_once_per_user").on(table.benefitId, table.userId).where(sql`${table.releasedAt} is null`),
    // A buyer is brought by one friend, whatever codes are tried at the same time.
    uniqueIndex("benefit_uses_one_referral")
      .on(table.userId)
      .where(sql`${table.isReferral} and ${table.releasedAt} is null`),
    index("benefit_uses_of_referrals").on(table.createdAt).where(sql`${table.isReferral}`),
  ],
);
