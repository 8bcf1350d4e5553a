import { BANK_CODES, PAYOUT_STATUSES } from "@pkg/domain";
import { z } from "zod";
import { instant, line, staffReason, uuid } from "../../../../lib/requests/field-schemas.ts";
import { cursorText } from "../../../../lib/requests/sorted-page.ts";
import { monthText, payoutSums } from "../schemas.ts";

const won = z.number().int();
const count = z.number().int();
const sum = z.object({ count, amount: won });

/** What keeps a payout out of the next file. NAME: the tutor is named differently now than the account's holder. */
export const PAYOUT_PROBLEMS = ["NO_ACCOUNT", "NAME"] as const;

/** What a run of the month would pay now, before tax and after it. */
const preview = z.object({
  /** YYYY-MM in Korea. */
  month: z.string(),
  payDay: z.iso.date(),
  tutors: count,
  lessons: count,
  ...payoutSums,
  /** Tutors who are run, but stand in no file until it is put right. */
  noAccount: sum,
  nameDiffers: sum,
  /** Lessons that wait for a refund. */
  held: sum,
});

const runSums = z.object({
  month: z.string(),
  createdAt: instant,
  payouts: count,
  ...payoutSums,
  /** By what became of them, after tax; those in NO_ACCOUNT wait for their tutors. */
  states: z.object({ READY: sum, NO_ACCOUNT: sum, SENT: sum, PAID: sum, FAILED: sum }),
});

const openFile = z.object({ id: z.string(), createdAt: instant, count, total: won, open: sum });

/** Staff's page of payouts. */
export const payoutDesk = z
  .object({
    /** Null when the last closed month was run. */
    preview: preview.nullable(),
    /** When the next month can be run, as the first instant of that day in Korea. */
    opensAt: instant,
    /** What the next file would hold, and what it would leave out. */
    ready: sum,
    blocked: sum,
    /** Files that wait for what the bank did. */
    files: z.array(openFile),
    /** The latest first, a year of them. */
    runs: z.array(runSums),
  })
  .meta({ id: "PayoutDesk" });

export const runRequest = z
  .object({
    month: monthText,
    /** Won before tax: what staff saw; another sum is refused. */
    gross: won.min(0),
  })
  .meta({ id: "PayoutRunRequest" });
export const payoutRun = z.object({ month: z.string(), payouts: count, ...payoutSums }).meta({ id: "PayoutRun" });

export const payoutQuery = z.object({
  month: monthText.optional(),
  status: z.enum(PAYOUT_STATUSES).optional(),
  /** The beginning of a tutor's name. */
  search: line(20).optional(),
  cursor: cursorText,
});

export const payoutPage = z
  .object({
    content: z.array(
      z.object({
        id: z.string(),
        month: z.string(),
        tutorId: z.string(),
        tutorName: z.string(),
        /** The last four digits of the tutor's phone: they tell equal names apart. */
        phoneEnd: z.string().nullable(),
        lessons: count,
        ...payoutSums,
        status: z.enum(PAYOUT_STATUSES),
        problem: z.enum(PAYOUT_PROBLEMS).nullable(),
        /** The account it went to, or would go to. */
        bankCode: z.enum(BANK_CODES as [(typeof BANK_CODES)[number], ...typeof BANK_CODES]).nullable(),
        numberEnd: z.string().nullable(),
        failureReason: z.string().nullable(),
        paidAt: instant.nullable(),
      }),
    ),
    nextCursor: z.string().nullable(),
  })
  .meta({ id: "PayoutPage" });

export const idParams = z.object({ id: uuid });
export const transferFile = z.object({ id: z.string(), count, total: won }).meta({ id: "TransferFile" });
export const transferFileText = z.object({ name: z.string(), text: z.string() }).meta({ id: "TransferFileText" });

export const payoutChange = z
  .discriminatedUnion("status", [
    z.object({ status: z.literal("PAID") }),
    /** Why the bank did not do it, as the tutor reads it. */
    z.object({ status: z.literal("FAILED"), reason: staffReason }),
    z.object({ status: z.literal("READY"), reason: staffReason }),
  ])
  .meta({ id: "PayoutChange" });

export type PayoutDeskWire = z.infer<typeof payoutDesk>;
export type PayoutRunWire = z.infer<typeof payoutRun>;
export type PayoutQuery = z.infer<typeof payoutQuery>;
export type PayoutPageWire = z.infer<typeof payoutPage>;
export type PayoutChange = z.infer<typeof payoutChange>;
export type PayoutProblem = (typeof PAYOUT_PROBLEMS)[number];
