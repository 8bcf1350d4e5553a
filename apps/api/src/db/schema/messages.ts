import type { ClassSide, MessageReportReason, MessageReportStatus, PictureType } from "@pkg/domain";
import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, instant } from "./columns.ts";
import { matches } from "./matches.ts";
import { tutors } from "./tutors.ts";
import { users } from "./users.ts";

/**
 * What the buyer and one tutor of a class write to each other (docs/decisions/0082). Numbers count its messages from 1; a side
 * has read everything up to its number, and was told by message of everything up to its other one.
 */
export const messageThreads = pgTable(
  "message_threads",
  {
    id: uuid().primaryKey().defaultRandom(),
    matchId: uuid()
      .notNull()
      .references(() => matches.id, { onDelete: "cascade" }),
    tutorId: integer()
      .notNull()
      .references(() => tutors.id),
    lastNumber: integer().notNull().default(0),
    buyerRead: integer().notNull().default(0),
    tutorRead: integer().notNull().default(0),
    buyerTold: integer().notNull().default(0),
    tutorTold: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    unique("message_threads_one_per_pair").on(table.matchId, table.tutorId),
    check(
      "message_threads_nobody_reads_ahead",
      sql`greatest(${table.buyerRead}, ${table.tutorRead}, ${table.buyerTold}, ${table.tutorTold}) <= ${table.lastNumber}`,
    ),
  ],
);

/** A picture that a signed URL was given out for; there is an object once it came in whole. */
export const messagePictures = pgTable(
  "message_pictures",
  {
    id: uuid().primaryKey().defaultRandom(),
    matchId: uuid()
      .notNull()
      .references(() => matches.id, { onDelete: "cascade" }),
    /** Who sends it. */
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: instant().notNull(),
    objectKey: text().unique(),
    type: text().$type<PictureType>(),
    width: smallint(),
    height: smallint(),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.createdAt),
    check(
      "message_pictures_whole",
      sql`num_nonnulls(${table.objectKey}, ${table.type}, ${table.width}, ${table.height}) in (0, 4)`,
    ),
  ],
);

/** One message. Its sender's page made the id, so that a message that is sent again is the same one. */
export const messages = pgTable(
  "messages",
  {
    threadId: uuid()
      .notNull()
      .references(() => messageThreads.id, { onDelete: "cascade" }),
    id: uuid().notNull(),
    number: integer().notNull(),
    side: text().$type<ClassSide>().notNull(),
    text: text().notNull(),
    pictureId: uuid()
      .unique()
      .references(() => messagePictures.id),
    /** Since when staff hides it from both sides. */
    hiddenAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.threadId, table.id] }),
    unique("messages_one_per_number").on(table.threadId, table.number),
    check("messages_side_known", sql`${table.side} in ('BUYER', 'TUTOR')`),
    check("messages_say_something", sql`${table.text} <> '' or ${table.pictureId} is not null`),
  ],
);

/** What one side asked staff to look at; a message is reported once. */
export const messageReports = pgTable(
  "message_reports",
  {
    id: uuid().primaryKey().defaultRandom(),
    threadId: uuid().notNull(),
    messageId: uuid().notNull(),
    /** The side that reported it. */
    side: text().$type<ClassSide>().notNull(),
    reason: text().$type<MessageReportReason>().notNull(),
    detail: text().notNull().default(""),
    status: text().$type<MessageReportStatus>().notNull().default("OPEN"),
    /** What staff wrote when it was closed. */
    note: text(),
    closedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      columns: [table.threadId, table.messageId],
      foreignColumns: [messages.threadId, messages.id],
    }).onDelete("cascade"),
    unique("message_reports_once").on(table.threadId, table.messageId),
    index("message_reports_by_status").on(table.status, table.createdAt),
    check("message_reports_reason_known", sql`${table.reason} in ('RUDE', 'CONTACT', 'SPAM', 'WORRY', 'OTHER')`),
    check("message_reports_closed", sql`(${table.status} = 'CLOSED') = (${table.closedAt} is not null)`),
  ],
);
