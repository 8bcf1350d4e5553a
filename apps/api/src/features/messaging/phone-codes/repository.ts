import { sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";

/** Requests for one number wait for each other until their transactions end. */
export async function lockPhone(tx: Queryable, phoneNumber: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`phone:${phoneNumber}`}, 0))`);
}
