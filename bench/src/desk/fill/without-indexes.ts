import type { Sql } from "@app/api/db/client.ts";

interface Index {
  name: string;
  definition: string;
  constraint: string | null;
  tableName: string;
}

/**
 * Takes the indexes of the filled tables away while `fill` runs and makes them anew, which is many times as fast as keeping them.
 * Keys and unique constraints stay. What keeps lessons from overlapping comes back as its index alone: to read it is the same,
 * and to check every lesson against every other takes longer than all the rest.
 */
export async function withoutIndexes(sql: Sql, tables: readonly string[], fill: () => Promise<void>): Promise<void> {
  const indexes = await sql<Index[]>`
    select c.relname as name, pg_get_indexdef(i.indexrelid) as definition, k.conname as constraint, t.relname as "tableName"
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
    left join pg_constraint k on k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x')
    where t.relnamespace = 'public'::regnamespace and t.relname in ${sql(tables)} and (k.conname is null or k.contype = 'x')`;
  for (const { name, constraint, tableName } of indexes) {
    await sql.unsafe(
      constraint ? `alter table "${tableName}" drop constraint "${constraint}"` : `drop index "${name}"`,
    );
  }
  await fill();
  await sql`set maintenance_work_mem = '1GB'`;
  for (const { definition } of indexes) await sql.unsafe(definition);
}
