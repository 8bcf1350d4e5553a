import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant } from "./columns.ts";
import { matches } from "./matches.ts";
import { users } from "./users.ts";

/** What a buyer answered by the link of a class. */
export const CLASS_ANSWERS = ["REMATCH", "LEAVE"] as const;
export type ClassAnswer = (typeof CLASS_ANSWERS)[number];

/** A link by which a buyer reads of one class without log-in, in another site's frame too, and answers once: until it is late. */
export const classLinks = pgTable(
  "class_links",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    matchId: uuid()
      .notNull()
      .references(() => matches.id, { onDelete: "cascade" }),
    tokenHash: text().notNull().unique(),
    expiresAt: instant().notNull(),
    answer: text().$type<ClassAnswer>(),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.expiresAt),
    check("class_links_answer_known", sql`${table.answer} in ('REMATCH', 'LEAVE')`),
  ],
);
