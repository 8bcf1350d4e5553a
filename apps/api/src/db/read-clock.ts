import { sql } from "drizzle-orm";
import type { Queryable } from "./client.ts";

/** The instant by the database's clock, the same for every process; in a transaction, the one at which that began. */
export async function readClock(db: Queryable): Promise<Date> {
  const [row] = await db.execute<{ now: string }>(sql`select now() as now`);
  if (!row) throw new Error("The database has a clock.");
  return new Date(row.now);
}
