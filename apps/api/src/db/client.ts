import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import * as schema from "./schema/index.ts";

export type Sql = postgres.Sql;

/** Opens a pool. `close` waits for running queries (at most five seconds). */
export function openDatabase(url: string, options: { max?: number } = {}) {
  const sql = postgres(url, { max: options.max ?? 10, onnotice: () => {}, connection: { TimeZone: "UTC" } });
  const db = drizzle(sql, { schema, casing: "snake_case" });
  return { sql, db, close: () => sql.end({ timeout: 5 }) };
}

export type Database = ReturnType<typeof openDatabase>["db"];
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
/** What a repository needs: the pool, or the transaction that is under way. */
export type Queryable = Database | Transaction;
