import type { ClassNoticeKind, ClassSide, OpenTaskKind } from "@pkg/domain";
import { pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant } from "./columns.ts";
import { matches } from "./matches.ts";
import { orderItems } from "./orders.ts";
import { users } from "./users.ts";

/**
 * What people of a class were told by message. The key makes each word the only one of its occasion, also between
 * processes.
 */
export const classNotices = pgTable(
  "class_notices",
  {
    matchId: uuid()
      .notNull()
      .references(() => matches.id, { onDelete: "cascade" }),
    kind: text().$type<ClassNoticeKind>().notNull(),
    /** Which of its kind: a lesson with its start, a change, a number of lessons. */
    occasion: text().notNull(),
    side: text().$type<ClassSide>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.kind, table.occasion, table.side] })],
);

/** Of which task of a paid course its buyer was reminded, after how many days. */
export const taskReminders = pgTable(
  "task_reminders",
  {
    orderItemId: uuid()
      .notNull()
      .references(() => orderItems.id, { onDelete: "cascade" }),
    kind: text().$type<OpenTaskKind>().notNull(),
    /** Since when the task waited: the same kind may come again. */
    since: instant().notNull(),
    days: smallint().notNull(),
    sentAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.orderItemId, table.kind, table.since, table.days] })],
);

/** The weeks (their Mondays, YYYY-MM-DD, KST) that a family has had its digest of. */
export const weeklyDigests = pgTable(
  "weekly_digests",
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    weekOf: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.weekOf] })],
);
