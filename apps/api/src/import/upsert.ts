import { getTableColumns, type SQL, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "../db/client.ts";

const CHUNK = 500;

/**
 * Writes rows by their key: new ones are added, known ones brought up to date.
 * @param keep columns that stay as they are in a known row, because people or the service change them.
 */
export async function upsert<T extends PgTable>(
  db: Queryable,
  table: T,
  rows: readonly T["$inferInsert"][],
  target: PgColumn | PgColumn[],
  keep: readonly (keyof T["$inferInsert"] & string)[] = [],
): Promise<void> {
  const keys = Array.isArray(target) ? target : [target];
  const changing = Object.entries(getTableColumns(table)).filter(
    ([name, column]) => !keys.includes(column) && !keep.some((kept) => kept === name) && name !== "createdAt",
  );
  const set = Object.fromEntries(changing.map(([name]) => [name, excluded(name)])) as Record<string, SQL>;
  for (let at = 0; at < rows.length; at += CHUNK) {
    const insert = db.insert(table).values(rows.slice(at, at + CHUNK));
    // biome-ignore lint/suspicious/noExplicitAny: the columns come from the table itself, which the type cannot follow
    const values = set as any;
    await (changing.length > 0
      ? insert.onConflictDoUpdate({ target, set: values })
      : insert.onConflictDoNothing({ target }));
  }
}

const excluded = (name: string): SQL => sql.raw(`excluded."${toSnakeCase(name)}"`);
