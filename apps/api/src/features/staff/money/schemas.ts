import {
  LEDGER_LINE_KINDS,
  ORDER_SCHEDULE_PERIOD_STATUSES,
  ORDER_SCHEDULE_STATUSES,
  ORDER_STATUSES,
  PAYMENT_METHODS,
  REFUND_REQUESTERS,
  REFUND_RULES,
  REFUND_STATUSES,
  TEXT_LENGTHS,
} from "@pkg/domain";
import { z } from "zod";
import { day, instant, line, staffReason, uuid, won as wonIn } from "../../../lib/requests/field-schemas.ts";
import { PERIOD_ACTS } from "../../sales/renewals/staff/change-period.ts";
import { deskSchedule } from "../../sales/renewals/staff/schemas.ts";
import { moneyTransfer } from "../../sales/up-selling-offers/schemas.ts";

const cursor = z.string().max(200).optional();
const won = z.number().int();
const sum = z.object({ count: z.number().int(), amount: won });

/** What is known today, and what somebody has to look at. */
export const moneyOverview = z
  .object({
    /** Today in Korea. */
    day,
    paid: sum,
    refunded: sum,
    /** Payments and refunds whose answer is not known. */
    uncertainPayments: sum,
    uncertainRefunds: sum,
    openRefunds: sum,
    failedRefunds: sum,
    /** Days of the last 60 whose books differ from the provider's list, or could not be compared yet. */
    daysThatDiffer: z.number().int(),
    daysUnchecked: z.number().int(),
    /** Renewals that are tried again, and those that were given up. */
    retryingPeriods: sum,
    pausedPeriods: sum,
  })
  .meta({ id: "MoneyOverview" });

export const moneyOrderQuery = z.object({
  status: z.enum(ORDER_STATUSES).optional(),
  from: day.optional(),
  to: day.optional(),
  /** An order's number, or the beginning of a name, or a whole phone number. */
  search: line(TEXT_LENGTHS.search.max).optional(),
  cursor,
});

const orderFacts = {
  id: z.string(),
  merchantUid: z.string(),
  orderName: z.string(),
  status: z.enum(ORDER_STATUSES),
  amount: won,
  refundedAmount: won,
  paymentMethod: z.enum(PAYMENT_METHODS),
  /** Null for somebody who has left. */
  buyerName: z.string().nullable(),
  studentName: z.string(),
  isRenewal: z.boolean(),
  failureMessage: z.string().nullable(),
  createdAt: instant,
  paidAt: instant.nullable(),
};
export const moneyOrderSummary = z.object({ ...orderFacts, buyerId: z.string() }).meta({ id: "MoneyOrderSummary" });
export const moneyOrderPage = z
  .object({ content: z.array(moneyOrderSummary), nextCursor: z.string().nullable() })
  .meta({ id: "MoneyOrderPage" });

export const failingPeriodQuery = z.object({
  /** RETRYING: tried again by itself; PAUSED: waits for another method. */
  status: z.enum(["RETRYING", "PAUSED"]).optional(),
  cursor,
});
const PERIOD_STATUSES = z.enum(ORDER_SCHEDULE_PERIOD_STATUSES);

const periodFacts = {
  id: z.string(),
  scheduleId: z.string(),
  scheduleStatus: z.enum(ORDER_SCHEDULE_STATUSES),
  number: z.number().int(),
  status: PERIOD_STATUSES,
  amount: won,
  dueOn: day,
  failures: z.number().int(),
  failureCode: z.string().nullable(),
  failureMessage: z.string().nullable(),
  nextAttemptAt: instant,
};

/** A renewal whose charge was refused. */
export const failingPeriod = z
  .object({
    ...periodFacts,
    /** The order that began the schedule. */
    merchantUid: z.string(),
    orderName: z.string(),
    buyerId: z.string(),
    buyerName: z.string().nullable(),
    studentName: z.string(),
  })
  .meta({ id: "FailingPeriod" });
export const failingPeriodPage = z
  .object({ content: z.array(failingPeriod), nextCursor: z.string().nullable() })
  .meta({ id: "FailingPeriodPage" });

/** OPEN: asked for, sent or uncertain. */
export const REFUND_LISTS = ["OPEN", "FAILED", "DONE"] as const;
export const moneyRefundQuery = z.object({ list: z.enum(REFUND_LISTS).default("OPEN"), cursor });

const refundFacts = {
  id: z.string(),
  status: z.enum(REFUND_STATUSES),
  requestedBy: z.enum(REFUND_REQUESTERS),
  amount: won,
  reason: z.string(),
  failureMessage: z.string().nullable(),
  createdAt: instant,
  doneAt: instant.nullable(),
};
export const moneyRefund = z
  .object({
    ...refundFacts,
    merchantUid: z.string(),
    orderName: z.string(),
    buyerId: z.string(),
    buyerName: z.string().nullable(),
    studentName: z.string(),
  })
  .meta({ id: "MoneyRefund" });
export const moneyRefundPage = z
  .object({ content: z.array(moneyRefund), nextCursor: z.string().nullable() })
  .meta({ id: "MoneyRefundPage" });

export const moneyOrderParams = z.object({ merchantUid: z.string().min(1).max(64) });

const amountLine = z.object({ label: z.string(), amount: won });

/** Everything about the money of one order. */
export const moneyOrder = z
  .object({
    ...orderFacts,
    paymentId: z.string(),
    cardName: z.string().nullable(),
    cardNumber: z.string().nullable(),
    cardQuota: z.number().int(),
    receiptUrl: z.string().nullable(),
    failureCode: z.string().nullable(),
    benefitName: z.string().nullable(),
    buyer: z.object({
      id: z.string(),
      name: z.string().nullable(),
      email: z.string().nullable(),
      phoneNumber: z.string().nullable(),
    }),
    studentPhoneNumber: z.string().nullable(),
    guardianName: z.string().nullable(),
    ledger: z.array(z.object({ kind: z.enum(LEDGER_LINE_KINDS), label: z.string(), amount: won })),
    items: z.array(
      z.object({
        id: z.string(),
        subjectLabel: z.string(),
        subjectDetailLabel: z.string(),
        keptCount: z.number().int().nullable(),
      }),
    ),
    /** The earliest first. */
    refunds: z.array(
      z.object({
        ...refundFacts,
        orderItemId: z.string().nullable(),
        rule: z.enum(REFUND_RULES).nullable(),
        lines: z.array(amountLine),
      }),
    ),
    transfers: z.array(moneyTransfer),
    /** The schedules of its courses, or that it is a charge of, the next charge first. */
    schedules: z.array(deskSchedule),
    /** The renewals of its courses, the latest first. */
    periods: z.array(z.object({ ...periodFacts, orderItemId: z.string(), nextDate: day })),
    /** What was done about it, the latest first. `actorName`: null for somebody who has left. */
    acts: z.array(
      z.object({
        id: z.number().int(),
        action: z.string(),
        actorName: z.string().nullable(),
        reason: z.string().nullable(),
        at: instant,
      }),
    ),
  })
  .meta({ id: "MoneyOrder" });

export const EXPORT_KINDS = ["PAYMENTS", "REFUNDS", "PAYOUTS"] as const;
export const moneyExportQuery = z.object({ kind: z.enum(EXPORT_KINDS), from: day, to: day, cursor });

/** One piece of a CSV file; the pieces in their order are the file. */
export const moneyExport = z.object({ csv: z.string(), nextCursor: z.string().nullable() }).meta({ id: "MoneyExport" });

const COURSE = "[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}";
/** A comma list of the courses that end, or NONE. */
export const staffRefundQuery = z.object({
  orderItemIds: z
    .string()
    .regex(new RegExp(`^(NONE|${COURSE}(,${COURSE}){0,9})$`), "수업을 다시 골라 주세요.")
    .default("NONE"),
});

export const staffRefundRequest = z
  .object({
    /** The courses that end; none when the lessons go on. */
    orderItemIds: z.array(uuid).max(10),
    /** Won, in all: what the rule says, or more. */
    amount: wonIn,
    reason: staffReason,
  })
  .meta({ id: "StaffRefundRequest" });

export const idParams = z.object({ id: uuid });
export const refundAgainRequest = z.object({ note: staffReason }).meta({ id: "RefundAgainRequest" });

export const periodChange = z.object({ act: z.enum(PERIOD_ACTS), note: staffReason }).meta({ id: "PeriodChange" });

export type StaffRefundRequest = z.infer<typeof staffRefundRequest>;
export type MoneyOverview = z.infer<typeof moneyOverview>;
export type FailingPeriodQuery = z.infer<typeof failingPeriodQuery>;
export type MoneyOrderQuery = z.infer<typeof moneyOrderQuery>;
export type MoneyRefundQuery = z.infer<typeof moneyRefundQuery>;
export type MoneyOrderWire = z.infer<typeof moneyOrder>;
export type MoneyExportQuery = z.infer<typeof moneyExportQuery>;
export type MoneyExport = z.infer<typeof moneyExport>;
