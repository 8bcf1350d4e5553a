import type { EventArt, EventKind, EventQuestion, EventType } from "@pkg/domain";
import { sql } from "drizzle-orm";
import { boolean, check, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant, updatedAt } from "./columns.ts";
import { users } from "./users.ts";

/** Events for everybody. Who takes part in one is kept in Firestore, in the collection that its slug names. */
export const events = pgTable(
  "events",
  {
    /** Its address and its collection, for ever. */
    slug: text().primaryKey(),
    type: text().$type<EventType>().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    art: text().$type<EventArt>().notNull(),
    body: text().notNull(),
    questions: jsonb().$type<EventQuestion[]>().notNull().default([]),
    /** Where participants find what it gives them; public, and shown once one took part. */
    giftUrl: text(),
    startAt: instant().notNull(),
    endAt: instant().notNull(),
    /** Staff prepares an event before anybody sees it. */
    published: boolean().notNull().default(false),
    /** When its participations were deleted, after they had been kept as long as participants were told. */
    forgottenAt: instant(),
    createdAt: createdAt(),
    /** When staff last changed it. */
    updatedAt: updatedAt(),
  },
  (table) => [
    check("events_end_after_start", sql`${table.startAt} < ${table.endAt}`),
    index("events_by_end").on(table.endAt.desc(), table.slug),
  ],
);

/** That somebody took part in an event or passed it on; what was entered is not here. */
export const eventLogs = pgTable(
  "event_logs",
  {
    id: uuid().primaryKey().defaultRandom(),
    slug: text()
      .notNull()
      .references(() => events.slug),
    kind: text().$type<EventKind>().notNull(),
    userId: text().references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.slug, table.kind), index().on(table.userId)],
);
