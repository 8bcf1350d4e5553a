import { eq, inArray } from "drizzle-orm";
import { benefits, events, lessons, matches, orderItems, orders, refunds } from "../../../db/schema/index.ts";
import type { Finders } from "./describe-targets.ts";

/** Finds acts on orders and what came of them, and on what is offered. */
export const ORDER_FINDERS = {
  MATCH: {
    kind: "MATCH",
    ids: "uuid",
    find: (db, ids) =>
      db
        .select({ key: matches.id, id: matches.id, name: orders.studentName })
        .from(matches)
        .innerJoin(orderItems, eq(orderItems.id, matches.orderItemId))
        .innerJoin(orders, eq(orders.id, orderItems.orderId))
        .where(inArray(matches.id, ids)),
  },
  LESSON: {
    kind: "MATCH",
    ids: "uuid",
    find: (db, ids) =>
      db
        .select({ key: lessons.id, id: matches.id, name: orders.studentName })
        .from(lessons)
        .innerJoin(matches, eq(matches.id, lessons.matchId))
        .innerJoin(orderItems, eq(orderItems.id, matches.orderItemId))
        .innerJoin(orders, eq(orders.id, orderItems.orderId))
        .where(inArray(lessons.id, ids)),
  },
  ORDER: {
    kind: "ORDER",
    ids: "uuid",
    find: (db, ids) =>
      db
        .select({ key: orders.id, id: orders.merchantUid, name: orders.orderName })
        .from(orders)
        .where(inArray(orders.id, ids)),
  },
  REFUND: {
    kind: "ORDER",
    ids: "uuid",
    find: (db, ids) =>
      db
        .select({ key: refunds.id, id: orders.merchantUid, name: orders.orderName })
        .from(refunds)
        .innerJoin(orders, eq(orders.id, refunds.orderId))
        .where(inArray(refunds.id, ids)),
  },
  BENEFIT: {
    kind: "BENEFIT",
    ids: "uuid",
    find: (db, ids) =>
      db
        .select({ key: benefits.id, id: benefits.id, name: benefits.name })
        .from(benefits)
        .where(inArray(benefits.id, ids)),
  },
  EVENT: {
    kind: "EVENT",
    ids: "text",
    find: (db, ids) =>
      db
        .select({ key: events.slug, id: events.slug, name: events.title })
        .from(events)
        .where(inArray(events.slug, ids)),
  },
} satisfies Partial<Finders>;
