import { type SQL, sql } from "drizzle-orm";

/** Ids as rows `alias(id)` to join from: the tables behind them are read by index, one id after the other. */
export function listed(alias: string, type: "integer" | "text" | "uuid", ids: readonly (string | number)[]): SQL {
  const values = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  return sql`unnest(array[${values}]::${sql.raw(`${type}[]`)}) ${sql.raw(alias)}(id)`;
}
