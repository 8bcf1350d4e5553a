import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant } from "./columns.ts";
import { users } from "./users.ts";

/** A stored card or wallet. Only the provider's billing key (encrypted) and what a person needs to recognise it. */
export const paymentMethods = pgTable(
  "payment_methods",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    paymentType: text().$type<"CARD" | "KAKAOPAY">().notNull(),
    cardName: text().notNull(),
    /** Masked, e.g. "****-****-****-1234". */
    cardNumber: text().notNull(),
    /** "MM/YY". */
    cardExpiry: text(),
    /** Sealed (AES-256-GCM); see lib/sealed-text.ts. */
    billingKey: text().notNull(),
    /** The order that brought it; it becomes usable when that order is paid. */
    orderId: uuid(),
    /** Asked for by the buyer; otherwise it stays only while a renewal needs it. */
    kept: boolean().notNull().default(true),
    active: boolean().notNull().default(false),
    isDefault: boolean().notNull().default(false),
    removedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.userId),
    uniqueIndex("payment_methods_one_default")
      .on(table.userId)
      .where(sql`${table.isDefault} and ${table.removedAt} is null`),
  ],
);

/** Webhooks by their unique id, so that a replay changes nothing. */
export const webhookEvents = pgTable("webhook_events", {
  id: text().primaryKey(),
  type: text().notNull(),
  paymentId: text(),
  handledAt: instant(),
  createdAt: createdAt(),
});
