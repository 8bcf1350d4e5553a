import type { RefundLine } from "@pkg/domain";
import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, instant } from "./columns.ts";
import { matches } from "./matches.ts";
import { orderItems, orders } from "./orders.ts";
import { tutors } from "./tutors.ts";
import { users } from "./users.ts";

/** An offer to go on with classes under their tutors; its token stands in an address, as a hash and sealed. */
export const upSellingOffers = pgTable(
  "up_selling_offers",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text()
      .notNull()
      .references(() => users.id),
    /** The operator who made it; null for the system. Rows outlive the account. */
    actorId: text(),
    tokenHash: text().notNull().unique(),
    sealedToken: text().notNull(),
    /** What may be bought with it. */
    productIds: integer().array().notNull(),
    expiresAt: instant().notNull(),
    /** The order that uses it, or is being paid; free again when that one fails. */
    orderId: uuid().references(() => orders.id),
    createdAt: createdAt(),
  },
  (table) => [
    index("up_selling_offers_of_user").on(table.userId, table.createdAt.desc()),
    uniqueIndex("up_selling_offers_one_per_order").on(table.orderId),
  ],
);

/** The classes of an offer, each with whom it went on with on that day. */
export const upSellingOfferMatches = pgTable(
  "up_selling_offer_matches",
  {
    offerId: uuid()
      .notNull()
      .references(() => upSellingOffers.id, { onDelete: "cascade" }),
    matchId: uuid()
      .notNull()
      .references(() => matches.id),
    /** Another tutor since makes the offer void. */
    tutorId: integer()
      .notNull()
      .references(() => tutors.id),
    /** Won, what was left of the class's courses on that day. */
    refundAmount: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.offerId, table.matchId] }), index().on(table.matchId)],
);

export const TRANSFER_STATUSES = ["RESERVED", "DONE", "RELEASED"] as const;
export type TransferStatus = (typeof TRANSFER_STATUSES)[number];

/**
 * What was left of a course, moved to the order that goes on with its class: money that stays with us, and lessons. The migration adds the
 * trigger `up_selling_transfers_within_payment`: it counts in `orders.refunded_amount` of the order that it came from, so that
 * refunds and transfers together are never more than what was paid.
 */
export const upSellingTransfers = pgTable(
  "up_selling_transfers",
  {
    id: uuid().primaryKey().defaultRandom(),
    fromOrderId: uuid()
      .notNull()
      .references(() => orders.id),
    fromItemId: uuid()
      .notNull()
      .references(() => orderItems.id),
    toOrderId: uuid()
      .notNull()
      .references(() => orders.id),
    matchId: uuid()
      .notNull()
      .references(() => matches.id),
    /** RESERVED from the moment on that the new order is priced with it; RELEASED when that one fails. */
    status: text().$type<TransferStatus>().notNull().default("RESERVED"),
    /** Won. */
    amount: integer().notNull(),
    /** Won, what of it was refunded since by the payment that it came from. */
    returnedAmount: integer().notNull().default(0),
    /** Lessons of the course that were used, and that moved. */
    usedCount: smallint().notNull(),
    movedCount: smallint().notNull(),
    /** How the amount came about; won. */
    lines: jsonb().$type<readonly RefundLine[]>().notNull(),
    doneAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.fromOrderId),
    index().on(table.toOrderId),
    // What is left of a course moves once.
    uniqueIndex("up_selling_transfers_one_per_item").on(table.fromItemId).where(sql`${table.status} <> 'RELEASED'`),
    check("up_selling_transfers_amount", sql`${table.returnedAmount} between 0 and ${table.amount}`),
    check("up_selling_transfers_status_known", sql`${table.status} in ('RESERVED', 'DONE', 'RELEASED')`),
  ],
);
