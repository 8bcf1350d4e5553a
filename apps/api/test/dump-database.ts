import type { Sql } from "../src/db/client.ts";

/**
 * Every row of every table as text, for tests that look for what must not be kept.
 * @param schema only the tables of this one, e.g. "public": without the queue, which works by itself
 */
export async function dumpDatabase(sql: Sql, schema = "%"): Promise<string> {
  const tables = await sql<{ name: string }[]>`
    select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')
      and schemaname like ${schema}`;
  const dumps = await Promise.all(
    tables.map(({ name }) =>
      sql.unsafe(`select coalesce(string_agg(row_to_json(r)::text, e'\\n'), '') as text from ${name} r`),
    ),
  );
  return dumps.map(([row]) => row?.text ?? "").join("\n");
}
