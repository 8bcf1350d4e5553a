import { type PayoutStatus, payoutStatusesBefore } from "@pkg/domain";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../../../db/client.ts";
import { payoutAccounts, payouts, transferFiles, tutors } from "../../../../db/schema/index.ts";

/** Payouts that wait for a file, with the account they would go to; held until the transaction ends. */
export async function lockReadyPayouts(tx: Queryable) {
  return tx
    .select({
      id: payouts.id,
      net: payouts.net,
      tutorName: tutors.name,
      bankCode: payoutAccounts.bankCode,
      sealedNumber: payoutAccounts.sealedNumber,
      numberEnd: payoutAccounts.numberEnd,
      holderName: payoutAccounts.holderName,
    })
    .from(payouts)
    .innerJoin(tutors, eq(tutors.id, payouts.tutorId))
    .innerJoin(payoutAccounts, eq(payoutAccounts.tutorId, payouts.tutorId))
    .where(eq(payouts.status, "READY"))
    .orderBy(payouts.id)
    .for("update", { of: payouts });
}

export async function insertTransferFile(tx: Queryable, values: typeof transferFiles.$inferInsert): Promise<string> {
  const [file] = await tx.insert(transferFiles).values(values).returning({ id: transferFiles.id });
  if (!file) throw new Error("The transfer file was not stored.");
  return file.id;
}

type Account = Pick<typeof payouts.$inferInsert, "bankCode" | "sealedNumber" | "numberEnd" | "holderName">;

/** Puts a payout into a file, with the account it goes to. */
export async function markSent(tx: Queryable, id: string, transferFileId: string, account: Account): Promise<void> {
  const { bankCode, sealedNumber, numberEnd, holderName } = account;
  const sent = await tx
    .update(payouts)
    .set({
      status: "SENT",
      transferFileId,
      bankCode,
      sealedNumber,
      numberEnd,
      holderName,
      updatedAt: sql`now()`,
    })
    .where(and(eq(payouts.id, id), inArray(payouts.status, payoutStatusesBefore("SENT"))))
    .returning({ id: payouts.id });
  if (sent.length !== 1) throw new Error("A payout that was held has changed.");
}

/** The rows of a file that the bank has not settled. */
export async function findSentPayouts(db: Queryable, transferFileId: string) {
  return db
    .select({
      id: payouts.id,
      month: payouts.month,
      net: payouts.net,
      bankCode: payouts.bankCode,
      sealedNumber: payouts.sealedNumber,
      holderName: payouts.holderName,
    })
    .from(payouts)
    .where(and(eq(payouts.transferFileId, transferFileId), eq(payouts.status, "SENT")))
    .orderBy(payouts.id);
}

const moved = {
  id: payouts.id,
  tutorId: payouts.tutorId,
  month: payouts.month,
  net: payouts.net,
  userId: sql<string | null>`(select t.user_id from tutors t where t.id = ${payouts.tutorId})`,
};

type Change = Partial<typeof payouts.$inferInsert> & { status: PayoutStatus };

/** Moves one payout on, if it may come to that state. @returns undefined when it is missing or may not */
export async function movePayout(tx: Queryable, id: string, change: Change) {
  const [row] = await tx
    .update(payouts)
    .set({ ...change, updatedAt: sql`now()` })
    .where(and(eq(payouts.id, id), inArray(payouts.status, payoutStatusesBefore(change.status))))
    .returning(moved);
  return row;
}

/** Marks what is left of a file as paid. @returns how many, and won */
export async function payFile(tx: Queryable, transferFileId: string) {
  return tx
    .update(payouts)
    .set({ status: "PAID", paidAt: sql`now()`, sealedNumber: null, updatedAt: sql`now()` })
    .where(and(eq(payouts.transferFileId, transferFileId), inArray(payouts.status, payoutStatusesBefore("PAID"))))
    .returning(moved);
}

export async function hasPayout(db: Queryable, id: string): Promise<boolean> {
  return (await db.select({ id: payouts.id }).from(payouts).where(eq(payouts.id, id))).length > 0;
}

export async function hasFile(db: Queryable, id: string): Promise<boolean> {
  return (await db.select({ id: transferFiles.id }).from(transferFiles).where(eq(transferFiles.id, id))).length > 0;
}
