import type { BankCode, KstMonth, PayoutStatus } from "@pkg/domain";
import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant, updatedAt } from "./columns.ts";
import { lessons } from "./lessons.ts";
import { tutors } from "./tutors.ts";

/** Where a tutor is paid. The bank has named the holder; the number is sealed (purpose "payout-account"). */
export const payoutAccounts = pgTable("payout_accounts", {
  tutorId: integer()
    .primaryKey()
    .references(() => tutors.id),
  bankCode: text().$type<BankCode>().notNull(),
  sealedNumber: text().notNull(),
  /** The last four digits. */
  numberEnd: text().notNull(),
  holderName: text().notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** A month (YYYY-MM, KST) that was run: what settles later comes with the next one. Its sums, in won, are final with it. */
export const payoutRuns = pgTable(
  "payout_runs",
  {
    month: text().$type<KstMonth>().primaryKey(),
    /** Who ran it. */
    actorId: text().notNull(),
    payouts: integer().notNull().default(0),
    gross: bigint({ mode: "number" }).notNull().default(0),
    incomeTax: bigint({ mode: "number" }).notNull().default(0),
    localTax: bigint({ mode: "number" }).notNull().default(0),
    net: bigint({ mode: "number" }).notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [check("payout_runs_month_form", sql`${table.month} ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'`)],
);

/** One file for the bank. */
export const transferFiles = pgTable("transfer_files", {
  id: uuid().primaryKey().defaultRandom(),
  /** Who made it. */
  actorId: text().notNull(),
  count: integer().notNull(),
  /** Won, of all its payouts. */
  total: bigint({ mode: "number" }).notNull(),
  createdAt: createdAt(),
});

/** What a tutor is paid with a month, in won. The account is frozen while it stands in a file; afterwards its number is dropped. */
export const payouts = pgTable(
  "payouts",
  {
    id: uuid().primaryKey().defaultRandom(),
    tutorId: integer()
      .notNull()
      .references(() => tutors.id),
    month: text()
      .$type<KstMonth>()
      .notNull()
      .references(() => payoutRuns.month),
    gross: integer().notNull(),
    incomeTax: integer().notNull(),
    localTax: integer().notNull(),
    net: integer().notNull(),
    status: text().$type<PayoutStatus>().notNull().default("READY"),
    /** The last file it stood in. */
    transferFileId: uuid().references(() => transferFiles.id),
    bankCode: text().$type<BankCode>(),
    sealedNumber: text(),
    numberEnd: text(),
    holderName: text(),
    /** Why the last transfer failed, in staff's words. */
    failureReason: text(),
    paidAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("payouts_one_per_month").on(table.tutorId, table.month),
    // What staff pages through, the newest first: all, those of a month, and those of a state.
    index("payouts_by_age").on(table.createdAt, table.id),
    index("payouts_by_status").on(table.status, table.createdAt, table.id),
    index("payouts_of_run").on(table.month, table.createdAt, table.id),
    // What is left to do of each run; nearly all payouts are paid.
    index("payouts_unpaid").on(table.month, table.status, table.net).where(sql`${table.status} <> 'PAID'`),
    index("payouts_of_file").on(table.transferFileId),
    check("payouts_status_known", sql`${table.status} in ('READY', 'SENT', 'PAID', 'FAILED')`),
    check(
      "payouts_add_up",
      sql`${table.gross} > 0 and ${table.incomeTax} >= 0 and ${table.localTax} >= 0 and ${table.net} > 0
        and ${table.net} = ${table.gross} - ${table.incomeTax} - ${table.localTax}`,
    ),
    check("payouts_number_while_sent", sql`(${table.status} = 'SENT') = (${table.sealedNumber} is not null)`),
    check("payouts_file_when_sent", sql`${table.status} = 'READY' or ${table.transferFileId} is not null`),
    check("payouts_reason_when_failed", sql`(${table.status} = 'FAILED') = (${table.failureReason} is not null)`),
    check("payouts_paid_at_when_paid", sql`(${table.status} = 'PAID') = (${table.paidAt} is not null)`),
  ],
);

/**
 * What settled lessons pay. A lesson is the key, so it is paid once: with the payout it stands in, or with a later run.
 */
export const payoutLessons = pgTable(
  "payout_lessons",
  {
    lessonId: uuid()
      .primaryKey()
      .references(() => lessons.id),
    tutorId: integer()
      .notNull()
      .references(() => tutors.id),
    /** The first month that it can be paid with. */
    month: text().$type<KstMonth>().notNull(),
    /** Won, before tax, as it was when the lesson was settled. */
    amount: integer().notNull(),
    /** From when on it can be paid. */
    dueFrom: instant().notNull(),
    /** Null until a run pays it. */
    payoutId: uuid().references(() => payouts.id),
  },
  (table) => [
    index("payout_lessons_of_payout").on(table.payoutId),
    // What a run reads: what is not paid yet, however much ever was.
    index("payout_lessons_open")
      .on(table.tutorId, table.month, table.dueFrom, table.amount, table.lessonId)
      .where(sql`${table.payoutId} is null`),
    check("payout_lessons_amount_positive", sql`${table.amount} > 0`),
  ],
);
