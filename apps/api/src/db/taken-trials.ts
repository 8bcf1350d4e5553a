import { sql } from "drizzle-orm";
import type { Queryable } from "./client.ts";
import { IS_BOUGHT, isTrialSql } from "./courses-of-match.ts";

/** The trial of a subject is sold once to a student. */
type TakenTrial = { studentId: string; subject: string };

/** The trials that an account's students have had, or have bought. */
export async function findTakenTrials(db: Queryable, userId: string): Promise<TakenTrial[]> {
  return db.execute<TakenTrial>(sql`
    select distinct o.student_id as "studentId", i.subject_key as subject
    from orders o join order_items i on i.order_id = o.id
    where o.user_id = ${userId} and o.student_id is not null and ${sql.raw(IS_BOUGHT)} and ${sql.raw(isTrialSql("i"))}
    order by 1, 2`);
}
