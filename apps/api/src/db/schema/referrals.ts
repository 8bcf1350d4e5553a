import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { benefits } from "./benefits.ts";
import { createdAt } from "./columns.ts";
import { orders } from "./orders.ts";
import { users } from "./users.ts";

/** What became of a friend's order that was paid with a referral code, once its withdrawal period was over. One row for each order. */
export const referralCredits = pgTable(
  "referral_credits",
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id),
    referrerId: text()
      .notNull()
      .references(() => users.id),
    status: text().$type<"CREDITED" | "VOID">().notNull(),
    /** The referrer's own coupon. */
    couponId: uuid()
      .unique()
      .references(() => benefits.id),
    createdAt: createdAt(),
  },
  (table) => [
    index("referral_credits_of_referrer").on(table.referrerId),
    check("referral_credits_status_known", sql`${table.status} in ('CREDITED', 'VOID')`),
    check("referral_credits_coupon_when_credited", sql`${table.status} <> 'CREDITED' or ${table.couponId} is not null`),
  ],
);
