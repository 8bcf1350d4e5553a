import { sql } from "drizzle-orm";
import type { Queryable } from "./client.ts";

/** The instant at which a transaction began, by the database's clock: `now()` in its statements is the same. */
export async function readClock(tx: Queryable): Promise<Date> {
  const [row] = await tx.execute<{ now: string }>(sql`select now()`);
  if (!row) throw new Error("The database has a clock.");
  return new Date(row.now);
}
