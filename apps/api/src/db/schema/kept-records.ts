import type { KeptRecordKind } from "@pkg/domain";
import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, instant } from "./columns.ts";
import { users } from "./users.ts";

/** What the law keeps of closed accounts: contacts and words, moved out of the tables of the daily work. */
export const keptRecords = pgTable(
  "kept_records",
  {
    kind: text().$type<KeptRecordKind>().notNull(),
    /** The order, the lesson of a dispute, the report, or the class and tutor of a pulse. */
    sourceId: text().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id),
    /** What stood in the columns of that row, by their names. */
    facts: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    /** When the row was made. */
    madeAt: instant().notNull(),
    until: instant().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.sourceId] }),
    index().on(table.userId),
    index().on(table.until),
    check("kept_records_kind_known", sql`${table.kind} in ('ORDER', 'DISPUTE', 'REPORT', 'PULSE')`),
  ],
);
