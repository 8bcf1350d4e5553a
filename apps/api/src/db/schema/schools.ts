import type { SchoolLevel } from "@pkg/domain";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";

export const schools = pgTable(
  "schools",
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    level: text().$type<SchoolLevel>().notNull(),
    region: text().notNull(),
    address: text().notNull(),
  },
  (table) => [index().on(table.level, table.name)],
);
