import { getTableColumns } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import postgres from "postgres";

type ReadColumn = readonly [key: string, column: string, read: (value: unknown) => unknown];

const readers = new WeakMap<PgTable, readonly ReadColumn[]>();

/**
 * A row that hand-written SQL answers whole, as columns (`select o.*`) or as JSON (`to_json(o)`), as drizzle's builder would
 * have read it: names in camel case, instants as `Date`.
 */
export function toRow<T extends PgTable>(table: T, row: Readonly<Record<string, unknown>>): T["$inferSelect"] {
  return Object.fromEntries(
    readersOf(table).map(([key, column, read]) => {
      const value = row[column] ?? null;
      return [key, value === null ? null : read(value)];
    }),
  ) as T["$inferSelect"];
}

function readersOf(table: PgTable): readonly ReadColumn[] {
  const known = readers.get(table);
  if (known) return known;
  const made = Object.entries(getTableColumns(table)).map(
    ([key, column]): ReadColumn => [key, postgres.fromCamel(column.name), (value) => column.mapFromDriverValue(value)],
  );
  readers.set(table, made);
  return made;
}
