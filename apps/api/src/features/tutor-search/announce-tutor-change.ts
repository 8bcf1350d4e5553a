import { sql } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import { writePostings } from "../../db/write-postings.ts";

/** Carries the id of a tutor whose row or subjects changed. */
export const TUTOR_CHANGED = "tutor_changed";

/**
 * Tells the search of a changed tutor: to be called last in the transaction that changes a row of `tutors` or
 * `tutor_subjects`, which keeps postings and record right, and wakes every process when it commits.
 */
export async function announceTutorChange(tx: Transaction, tutorId: number): Promise<void> {
  await tx.execute(sql`update tutors set updated_at = clock_timestamp() where id = ${tutorId}`);
  await writePostings(tx, [tutorId]);
  await tx.execute(sql`select pg_notify(${TUTOR_CHANGED}, ${String(tutorId)})`);
}
