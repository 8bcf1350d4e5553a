import type { BankCode, KstMonth, PayoutStatus } from "@pkg/domain";
import { and, asc, count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { nameBegins } from "../../../../db/begins.ts";
import type { Queryable } from "../../../../db/client.ts";
import { phoneEndOf } from "../../../../db/phone-end.ts";
import { payoutAccounts, payoutRuns, payouts, transferFiles, tutors } from "../../../../db/schema/index.ts";
import { type SortedList, sortedPage } from "../../../../lib/requests/sorted-page.ts";

/** These tutors with the holder of their account, for what a run would leave out. */
export async function findHolders(db: Queryable, tutorIds: readonly number[]) {
  if (tutorIds.length === 0) return [];
  return db
    .select({ tutorId: tutors.id, tutorName: tutors.name, holderName: payoutAccounts.holderName })
    .from(tutors)
    .leftJoin(payoutAccounts, eq(payoutAccounts.tutorId, tutors.id))
    .where(sql`${tutors.id} = any(${`{${tutorIds.join(",")}}`}::int[])`);
}

const RUNS = 12;
/** Won of many payouts: a month of all tutors is more than an integer of PostgreSQL holds. */
const wonOf = (column: PgColumn) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);

/** What keeps a payout from every file: no state of it, but of its tutor. */
const state = sql<
  PayoutStatus | "NO_ACCOUNT"
>`case when ${payouts.status} = 'READY' and ${payoutAccounts.tutorId} is null
  then 'NO_ACCOUNT' else ${payouts.status}::text end`;

/** The last runs, and those of their payouts that are not paid. */
export async function findRuns(db: Queryable) {
  const runs = await db.select().from(payoutRuns).orderBy(desc(payoutRuns.month)).limit(RUNS);
  const months = runs.map(({ month }) => month);
  const unpaid =
    months.length === 0
      ? []
      : await db
          .select({ month: payouts.month, state, count: count(), amount: wonOf(payouts.net) })
          .from(payouts)
          .leftJoin(payoutAccounts, eq(payoutAccounts.tutorId, payouts.tutorId))
          .where(and(inArray(payouts.month, months), sql`${payouts.status} <> 'PAID'`))
          .groupBy(sql`1, 2`);
  return { runs, unpaid };
}

/** The payouts that wait for a file, added up by whose account they go to: all that are named alike come in one row. */
export async function sumReadyPayouts(db: Queryable) {
  const differs = sql`${payoutAccounts.holderName} <> ${tutors.name}`;
  const named = {
    hasAccount: sql<boolean>`${payoutAccounts.tutorId} is not null`,
    tutorName: sql<string | null>`case when ${differs} then ${tutors.name} end`,
    holderName: sql<string | null>`case when ${differs} then ${payoutAccounts.holderName} end`,
  };
  return db
    .select({ ...named, count: count(), amount: wonOf(payouts.net) })
    .from(payouts)
    .innerJoin(tutors, eq(tutors.id, payouts.tutorId))
    .leftJoin(payoutAccounts, eq(payoutAccounts.tutorId, payouts.tutorId))
    .where(eq(payouts.status, "READY"))
    .groupBy(sql`1, 2, 3`);
}

/** Files with payouts that are not settled, the oldest first. */
export async function findOpenFiles(db: Queryable) {
  return db
    .select({
      id: transferFiles.id,
      createdAt: transferFiles.createdAt,
      count: transferFiles.count,
      total: transferFiles.total,
      open: { count: count(), amount: wonOf(payouts.net) },
    })
    .from(payouts)
    .innerJoin(transferFiles, eq(transferFiles.id, payouts.transferFileId))
    .where(eq(payouts.status, "SENT"))
    .groupBy(transferFiles.id)
    .orderBy(asc(transferFiles.createdAt));
}

const payoutFacts = {
  id: payouts.id,
  month: payouts.month,
  tutorId: payouts.tutorId,
  tutorName: tutors.name,
  phoneEnd: phoneEndOf(tutors.phoneNumber),
  gross: payouts.gross,
  incomeTax: payouts.incomeTax,
  localTax: payouts.localTax,
  net: payouts.net,
  status: payouts.status,
  failureReason: payouts.failureReason,
  paidAt: payouts.paidAt,
  /** What it went to; null as long as it stands in no file. */
  sentBank: payouts.bankCode,
  sentEnd: payouts.numberEnd,
  bankCode: sql<BankCode | null>`${payoutAccounts.bankCode}`,
  numberEnd: sql<string | null>`${payoutAccounts.numberEnd}`,
  holderName: sql<string | null>`${payoutAccounts.holderName}`,
  lessons: sql<number>`(select count(*)::int from payout_lessons l where l.payout_id = ${payouts.id})`,
};

const SORTED: SortedList<"at"> = {
  keys: { at: { by: sql`${payouts.createdAt}`, type: "timestamptz" } },
  id: { by: sql`${payouts.id}`, type: "uuid" },
};

const selectPayouts = (db: Queryable, sortValue: SQL<string>) =>
  db
    .select({ ...payoutFacts, sortValue })
    .from(payouts)
    .innerJoin(tutors, eq(tutors.id, payouts.tutorId))
    .leftJoin(payoutAccounts, eq(payoutAccounts.tutorId, payouts.tutorId));

interface PayoutFilter {
  month: KstMonth | undefined;
  status: PayoutStatus | undefined;
  search: string | undefined;
  cursor: string | undefined;
  size: number;
}

/** Payouts, the newest run first; one more than a page. */
export async function findPayouts(db: Queryable, { month, status, search, cursor, size }: PayoutFilter) {
  const page = sortedPage(SORTED, { sort: "at", dir: "desc", cursor, size });
  return selectPayouts(db, page.value)
    .where(
      and(
        month ? eq(payouts.month, month) : undefined,
        status ? eq(payouts.status, status) : undefined,
        // As an array, so that the tutors of that name are found first, however many payouts there are.
        search
          ? sql`${payouts.tutorId} = any(array(select t.id from tutors t where ${nameBegins(sql`t.name`, search)}))`
          : undefined,
        page.after ?? undefined,
      ),
    )
    .orderBy(...page.order)
    .limit(page.limit);
}
