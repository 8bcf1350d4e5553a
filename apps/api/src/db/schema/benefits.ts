import type { AdditionalLessonType, BenefitType } from "@pkg/domain";
import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant, updatedAt } from "./columns.ts";
import { users } from "./users.ts";

/** A coupon or a referral code. `maxUses` counts over everybody; null is without limit. */
export const benefits = pgTable(
  "benefits",
  {
    id: uuid().primaryKey().defaultRandom(),
    code: text().notNull().unique(),
    benefitType: text().$type<BenefitType>().notNull(),
    name: text().notNull(),
    discountCost: integer(),
    discountRate: smallint(),
    additionalLessonType: text().$type<AdditionalLessonType>(),
    additionalLessonCount: smallint(),
    appliedProductIds: integer().array(),
    firstOrderOnly: boolean().notNull().default(false),
    cardOnly: boolean().notNull().default(false),
    /** Shown to every buyer; the others need their code. */
    offered: boolean().notNull().default(false),
    referrerId: text().references(() => users.id),
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
    releasedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("benefit_uses_once_per_user").on(table.benefitId, table.userId).where(sql`${table.releasedAt} is null`),
  ],
);
