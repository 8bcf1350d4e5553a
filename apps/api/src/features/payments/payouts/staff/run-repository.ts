import type { KstMonth, PlannableLesson, PlannedPayout } from "@pkg/domain";
import { eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../../../db/client.ts";
import { payoutLessons, payoutRuns, payouts, tutors } from "../../../../db/schema/index.ts";

/** Rows of one statement: PostgreSQL takes 65,535 parameters. */
const BATCH = 5_000;

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

/** Writes what a run pays. @returns each payout's id and tutor */
export async function insertPayouts(
  tx: Queryable,
  month: KstMonth,
  planned: readonly PlannedPayout<PlannableLesson & { id: string }>[],
) {
  const made: { id: string; tutorId: number; net: number }[] = [];
  for (const some of batches(planned)) {
    const values = some.map(({ tutorId, gross, incomeTax, localTax, net }) => ({
      tutorId,
      month,
      gross,
      incomeTax,
      localTax,
      net,
    }));
    const { id, tutorId, net } = payouts;
    made.push(...(await tx.insert(payouts).values(values).returning({ id, tutorId, net })));
  }
  const idOf = new Map(made.map(({ id, tutorId }) => [tutorId, id]));
  const lines = planned.flatMap(({ tutorId, lessons: own }) =>
    own.map(({ id: lessonId, amount }) => ({ lessonId, payoutId: idOf.get(tutorId) ?? "", amount })),
  );
  for (const some of batches(lines)) await tx.insert(payoutLessons).values(some);
  return made;
}

function* batches<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += BATCH) yield rows.slice(at, at + BATCH);
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
  const found: { id: number; userId: string | null }[] = [];
  for (const some of batches(tutorIds)) {
    found.push(
      ...(await db.select({ id: tutors.id, userId: tutors.userId }).from(tutors).where(inArray(tutors.id, some))),
    );
  }
  return new Map(found.map(({ id, userId }) => [id, userId]));
}
