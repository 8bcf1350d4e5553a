import {
  accountDigits,
  accountNumberProblem,
  BANK_CODES,
  EARNING_REASONS,
  EARNING_STATES,
  PAYOUT_STATUSES,
} from "@pkg/domain";
import { z } from "zod";
import { instant } from "../../../lib/requests/field-schemas.ts";

const won = z.number().int();
const day = z.iso.date();
export const monthText = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, "달을 확인해 주세요.");

/** A month in Korea. The default is the next month to be paid, or the present one when that month has no lessons. */
export const earningsQuery = z.object({ month: monthText.optional() });

const sum = z.object({ count: won, amount: won });
const bankCode = z.enum(BANK_CODES as [(typeof BANK_CODES)[number], ...typeof BANK_CODES]);

/** Won: `net` = `gross` - `tax`, and `tax` = `incomeTax` + `localTax`. */
export const payoutSums = { gross: won, incomeTax: won, localTax: won, tax: won, net: won };

/** One lesson of a tutor, and what it brings. */
const earningsLine = z.object({
  lessonId: z.string(),
  matchId: z.string(),
  startsAt: instant,
  studentName: z.string(),
  subjectLabel: z.string(),
  subjectDetailLabel: z.string(),
  minutes: z.number().int(),
  amount: won,
  state: z.enum(EARNING_STATES),
  /** Why it is held back, or brings nothing; null otherwise. */
  reason: z.enum(EARNING_REASONS).nullable(),
  /** Whether the tutor has said what a disputed lesson (explained) or one in question (answered) waits for. */
  hasAnswered: z.boolean(),
  /** Until when the sides may answer about one in question; null otherwise. */
  answerUntil: instant.nullable(),
  /** The day by which a disputed one is decided, as its sides were told; null where they were told none. */
  decidedBy: day.nullable(),
  /** Missed too late by the student. */
  isAbsent: z.boolean(),
});

/** What a tutor is paid with one month. */
export const earnings = z
  .object({
    /** YYYY-MM in Korea. */
    month: z.string(),
    tutorName: z.string(),
    /**
     * All that the month would bring: what is earned, planned, not logged yet and held back. A lesson that brings
     * nothing is no part of a sum.
     */
    expected: sum,
    /** What is not logged, and what is held back. */
    logDue: sum,
    held: sum,
    /** What is earned, less the tax that is withheld. */
    ...payoutSums,
    /** The last day on which a log brings its lesson into this month. */
    logsUntil: day,
    payDay: day,
    /** Null before the month was run, and when nothing was to be paid. */
    payout: z
      .object({
        status: z.enum(PAYOUT_STATUSES),
        /** The account it went to; null as long as it stands in no file. */
        bankCode: bankCode.nullable(),
        numberEnd: z.string().nullable(),
        paidAt: instant.nullable(),
      })
      .nullable(),
    /** Ascending. */
    content: z.array(earningsLine),
    /** Lessons of earlier months that are held back or have no log, ascending; with months whose pay day is to come. */
    earlier: z.array(earningsLine),
    /** Lessons of this month that a later one (YYYY-MM) pays, ascending. */
    later: z.array(earningsLine.extend({ paidWith: z.string() })),
  })
  .meta({ id: "TutorEarnings" });

/** A year; the present one in Korea when it is left out. */
export const payoutYearQuery = z.object({
  year: z
    .string()
    .regex(/^20\d\d$/, "해를 확인해 주세요.")
    .optional(),
});

/** What a tutor was paid in a year of Korea, by the day it was sent, and the tax that was withheld. */
export const payoutYear = z
  .object({
    year: z.string(),
    tutorName: z.string(),
    /** The years in which something was sent, the latest first. */
    years: z.array(z.string()),
    ...payoutSums,
    /** Ascending; `month` is the month of the lessons. */
    content: z.array(z.object({ month: z.string(), paidAt: instant, ...payoutSums })),
  })
  .meta({ id: "PayoutYear" });

/** A file to save: `text` begins with the mark by which spreadsheets know UTF-8. */
export const earningsFile = z.object({ name: z.string(), text: z.string() }).meta({ id: "TutorEarningsFile" });

/** Where the signed-in tutor is paid. */
export const payoutAccount = z
  .object({
    account: z.object({ bankCode, numberEnd: z.string(), holderName: z.string(), registeredAt: instant }).nullable(),
    /** Who has to hold it. */
    tutorName: z.string(),
    /** Where the code goes that a change needs; null when we know no phone. */
    phoneNumber: z.string().nullable(),
    /** What the pay days that have come could not send without an account; null with one, and when it is nothing. */
    awaiting: z
      .object({
        /** Months of the lessons, ascending. */
        months: z.array(z.string()).min(1),
        lessons: z.number().int(),
        /** After tax. */
        net: won,
        /** By when it is sent, once there is an account. */
        payDay: day,
      })
      .nullable(),
  })
  .meta({ id: "PayoutAccount" });

export const payoutAccountRequest = z
  .object({
    bankCode: z.enum(BANK_CODES as [(typeof BANK_CODES)[number], ...typeof BANK_CODES], "은행을 골라 주세요."),
    accountNumber: z.string().max(40, "계좌번호를 다시 확인해 주세요.").overwrite(accountDigits),
  })
  .superRefine(({ accountNumber, bankCode }, context) => {
    const message = accountNumberProblem(accountNumber, bankCode);
    if (message) context.addIssue({ code: "custom", path: ["accountNumber"], message });
  })
  .meta({ id: "PayoutAccountRequest" });

export type EarningsWire = z.infer<typeof earnings>;
export type PayoutYearWire = z.infer<typeof payoutYear>;
export type EarningsFileWire = z.infer<typeof earningsFile>;
export type PayoutAccountWire = z.infer<typeof payoutAccount>;
export type PayoutAccountRequest = z.infer<typeof payoutAccountRequest>;
