import type { LessonStart } from "@pkg/domain";
import { jsonb, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant } from "./columns.ts";
import { matches } from "./matches.ts";

/** From which lesson on a class meets at other weekly times: what its list says in one row. */
export const lessonSeriesMoves = pgTable(
  "lesson_series_moves",
  {
    matchId: uuid()
      .notNull()
      .references(() => matches.id, { onDelete: "cascade" }),
    /** The first lesson at the new times. */
    startsAt: instant().notNull(),
    lessonStarts: jsonb().$type<readonly LessonStart[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.startsAt] })],
);
