import type { RefundLine, RefundRequester, RefundRule, RefundStatus } from "@pkg/domain";
import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant, updatedAt } from "./columns.ts";
import { orderItems, orders } from "./orders.ts";

/**
 * Money that goes back. The migration adds the trigger `refunds_within_payment`: it keeps `orders.refunded_amount`, so that all
 * refunds of an order together are never more than what was paid.
 */
export const refunds = pgTable(
  "refunds",
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** The course that is given up; null for a refund of the order as such (staff, or the provider's own cancel). */
    orderItemId: uuid().references(() => orderItems.id),
    requestedBy: text().$type<RefundRequester>().notNull(),
    /** The account that asked; null for the provider. Rows outlive it. */
    actorId: text(),
    idempotencyKey: text().notNull(),
    status: text().$type<RefundStatus>().notNull().default("REQUESTED"),
    /** Won; 0 when a course is given up that nothing is left of. */
    amount: integer().notNull(),
    /** Null when staff or the provider decided. */
    rule: text().$type<RefundRule>(),
    /** How the amount came about, as it was shown; amounts in won. */
    lines: jsonb().$type<readonly RefundLine[]>().notNull().default([]),
    /** Lessons of the course that were used that day. */
    usedCount: smallint(),
    /** The buyer's or the operator's own word. */
    reason: text().notNull().default(""),
    /** What the provider had given back of the payment when this refund was sent, in won: what an uncertain answer is read back against. */
    cancelledBefore: integer(),
    failureMessage: text(),
    /** Until then some process is working on it; afterwards any may take over. */
    leaseUntil: instant().notNull(),
    /** Names the holder, as with an order. */
    leaseNumber: integer().notNull().default(0),
    doneAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("refunds_idempotency").on(table.orderId, table.idempotencyKey),
    // One at a time, so that what the provider has given back since can only be this one.
    uniqueIndex("refunds_one_open")
      .on(table.orderId)
      .where(sql`${table.status} in ('REQUESTED', 'SENDING', 'UNKNOWN')`),
    // A course is given up once.
    uniqueIndex("refunds_one_per_item")
      .on(table.orderItemId)
      .where(sql`${table.orderItemId} is not null and ${table.status} <> 'FAILED'`),
    // What staff reads: uncertain refunds first, then the newest; and the refunds of a day.
    index("refunds_for_staff").on(
      sql`(${table.status} = 'UNKNOWN') desc`,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("refunds_done").on(table.doneAt, table.id).where(sql`${table.doneAt} is not null`),
    index("refunds_unsettled").on(table.leaseUntil).where(sql`${table.status} in ('REQUESTED', 'SENDING', 'UNKNOWN')`),
    check("refunds_amount_not_negative", sql`${table.amount} >= 0`),
    check("refunds_status_known", sql`${table.status} in ('REQUESTED', 'SENDING', 'UNKNOWN', 'DONE', 'FAILED')`),
    check("refunds_requester_known", sql`${table.requestedBy} in ('BUYER', 'STAFF', 'PROVIDER')`),
  ],
);
