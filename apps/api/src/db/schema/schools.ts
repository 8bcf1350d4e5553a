import type { HighSchoolType, SchoolLevel } from "@pkg/domain";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** Ids are ours and never change: students refer to them. */
export const schools = pgTable(
  "schools",
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    level: text().$type<SchoolLevel>().notNull(),
    region: text().notNull(),
    address: text().notNull(),
    /** Null where the register does not tell. */
    highSchoolType: text().$type<HighSchoolType>(),
    /** The standard school code; null for a bundled school that the register has not confirmed. */
    code: text().unique(),
  },
  (table) => [index().on(table.level, table.name)],
);

/** How far an import of many pages has come, so that one that was interrupted continues. */
export const importProgress = pgTable("import_progress", {
  name: text().primaryKey(),
  nextPage: integer().notNull(),
  finishedAt: instant(),
});
