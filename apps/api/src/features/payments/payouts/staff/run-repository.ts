import type { KstMonth, PayoutAmount } from "@pkg/domain";
import { eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../../../db/client.ts";
import { payoutRuns, payouts, tutors } from "../../../../db/schema/index.ts";

/** Shuts out every other run until the transaction ends. */
export async function lockRuns(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('payout-run', 0))`);
}

export async function findRun(db: Queryable, month: KstMonth) {
  const [run] = await db.select().from(payoutRuns).where(eq(payoutRuns.month, month));
  return run;
}

type NewRun = Omit<typeof payoutRuns.$inferInsert, "actorId" | "createdAt">;

export async function insertRun(tx: Queryable, run: NewRun, actorId: string): Promise<void> {
  const { month, payouts: count, gross, incomeTax, localTax, net } = run;
  await tx.insert(payoutRuns).values({ month, actorId, payouts: count, gross, incomeTax, localTax, net });
}

/** Writes payouts of a month, with the lessons of their tutors that they pay. @returns each payout's id and tutor */
export async function insertPayouts(
  tx: Queryable,
  month: KstMonth,
  planned: readonly (PayoutAmount & { tutorId: number })[],
  lessonIds: readonly string[],
) {
  const values = planned.map(({ tutorId, gross, incomeTax, localTax, net }) => {
    return { tutorId, month, gross, incomeTax, localTax, net };
  });
  const { id, tutorId, net } = payouts;
  const made = await tx.insert(payouts).values(values).returning({ id, tutorId, net });
  await tx.execute(sql`
    update payout_lessons l set payout_id = p.id from payouts p
    where l.lesson_id = any(${`{${lessonIds.join(",")}}`}::uuid[]) and l.payout_id is null
      and p.tutor_id = l.tutor_id and p.month = ${month}`);
  return made;
}

/** Failed payouts are tried again with a run. */
export async function readyFailedPayouts(tx: Queryable): Promise<number> {
  const rows = await tx
    .update(payouts)
    .set({ status: "READY", failureReason: null, ...NO_ACCOUNT, updatedAt: sql`now()` })
    .where(eq(payouts.status, "FAILED"))
    .returning({ id: payouts.id });
  return rows.length;
}

/** What a payout that stands in no file knows of an account. */
export const NO_ACCOUNT = { bankCode: null, sealedNumber: null, numberEnd: null, holderName: null };

/** The accounts of these tutors; those who log in nowhere have no user. */
export async function findTutorUsers(db: Queryable, tutorIds: readonly number[]) {
  const rows = await db
    .select({ id: tutors.id, userId: tutors.userId })
    .from(tutors)
    .where(inArray(tutors.id, [...tutorIds]));
  return new Map(rows.map(({ id, userId }) => [id, userId]));
}
