import { and, eq, gt, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { payoutAccounts, phoneVerifications } from "../../../db/schema/index.ts";

/** How long a phone code that was confirmed lets its account change where the money goes, in minutes. */
const FRESH_MINUTES = 10;

export async function findPayoutAccount(db: Queryable, tutorId: number) {
  const [account] = await db
    .select({
      bankCode: payoutAccounts.bankCode,
      numberEnd: payoutAccounts.numberEnd,
      holderName: payoutAccounts.holderName,
      registeredAt: payoutAccounts.updatedAt,
    })
    .from(payoutAccounts)
    .where(eq(payoutAccounts.tutorId, tutorId));
  return account ?? null;
}

export async function upsertPayoutAccount(tx: Queryable, values: typeof payoutAccounts.$inferInsert): Promise<void> {
  const { tutorId: _id, ...account } = values;
  await tx
    .insert(payoutAccounts)
    .values(values)
    .onConflictDoUpdate({ target: payoutAccounts.tutorId, set: { ...account, updatedAt: sql`now()` } });
}

/** Whether the account has confirmed a code that went to this phone, and just now. */
export async function hasFreshCode(db: Queryable, userId: string, phoneNumber: string): Promise<boolean> {
  const rows = await db
    .select({ id: phoneVerifications.id })
    .from(phoneVerifications)
    .where(
      and(
        eq(phoneVerifications.userId, userId),
        eq(phoneVerifications.phoneNumber, phoneNumber),
        gt(phoneVerifications.verifiedAt, sql`now() - make_interval(mins => ${FRESH_MINUTES})`),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
