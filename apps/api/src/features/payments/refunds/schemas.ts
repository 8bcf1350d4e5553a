import { PAYMENT_METHODS, REFUND_RULES, REFUND_STATUSES, TEXT_LENGTHS, UNDO_REFUSALS } from "@pkg/domain";
import { z } from "zod";
import { idempotencyKey, instant, lines, merchantUid, uuid, won } from "../../../lib/requests/field-schemas.ts";

const line = z.object({ label: z.string(), amount: z.number().int() }).meta({ id: "RefundLine" });
const rule = z.enum(REFUND_RULES);

/** A refund with how far the money is; amounts in won. */
export const refund = z
  .object({
    id: z.string(),
    status: z.enum(REFUND_STATUSES),
    amount: z.number().int(),
    rule: rule.nullable(),
    lines: z.array(line),
    createdAt: instant,
    doneAt: instant.nullable(),
  })
  .meta({ id: "Refund" });

const course = z
  .object({
    orderItemId: z.string(),
    matchId: z.string().nullable(),
    subjectLabel: z.string(),
    subjectDetailLabel: z.string(),
    productName: z.string(),
    tutorName: z.string().nullable(),
    isGivenUp: z.boolean(),
    isSelected: z.boolean(),
    /** Given back when this course alone is given up. */
    amount: z.number().int(),
    rule: rule.nullable(),
    explanation: z.string(),
    lines: z.array(line),
    usedCounts: z.number().int(),
    totalCounts: z.number().int(),
    cancelledLessons: z.number().int(),
    /** Lessons of its class that other orders have paid, and that stay. */
    leftLessons: z.number().int(),
    stopsSchedule: z.boolean(),
  })
  .meta({ id: "RefundCourse" });

/** What giving up the selected courses of an order gives back, and what happens then. Amounts in won; lines add up. */
export const refundQuote = z
  .object({
    merchantUid: z.string(),
    orderName: z.string(),
    studentName: z.string(),
    paidAmount: z.number().int(),
    refundedAmount: z.number().int(),
    paymentMethod: z.enum(PAYMENT_METHODS),
    cardName: z.string().nullable(),
    cardNumber: z.string().nullable(),
    courses: z.array(course),
    amount: z.number().int(),
    /** Of it, what the payment of an earlier course gives back: its money had moved here. */
    earlierAmount: z.number().int(),
    lines: z.array(line),
    cancelledLessons: z.number().int(),
    /** Lessons that are still asked about or disputed, and count as not used. */
    closedLessons: z.number().int(),
    stopsSchedule: z.boolean(),
    /** The coupon of an order that is given up whole, as a sentence names it: "기말응원 쿠폰", "추천코드". */
    couponName: z.string().nullable(),
    isCouponBack: z.boolean(),
    tablet: z
      .object({
        charge: z.number().int(),
        lateCharge: z.number().int(),
        returnBy: z.string().nullable(),
        explanation: z.string(),
      })
      .nullable(),
    /** Until then the whole order can be taken back with one press, for `amount` of all courses; null when it cannot. */
    undoUntil: instant.nullable(),
    /** Why it cannot. */
    undoRefusal: z.enum(UNDO_REFUSALS).nullable(),
    /** Other payments for the same classes that can be refunded, too: a renewal names its period. */
    otherOrders: z.array(z.object({ merchantUid: z.string(), periodNumber: z.number().int().nullable() })),
    refunds: z.array(refund),
  })
  .meta({ id: "RefundQuote" });

export const refundParams = z.object({
  merchantUid,
});

const UUID = "[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}";
/** A comma list of the courses to give up; all that are running when it is left out. */
export const refundQuery = z.object({
  orderItemIds: z
    .string()
    .regex(new RegExp(`^${UUID}(,${UUID}){0,9}$`), "수업을 다시 골라 주세요.")
    .optional(),
});

export const refundRequest = z
  .object({
    orderItemIds: z.array(uuid).min(1, "그만둘 수업을 골라 주세요.").max(10).optional(),
    /** Takes the whole order back, and nothing once that is no longer possible. */
    undo: z.boolean().optional(),
    reason: lines(TEXT_LENGTHS.refundReason.max).optional(),
    /** Won, as shown on the button; another amount now is answered with the new quote. */
    shownAmount: won,
  })
  .meta({ id: "RefundRequest" });

export const refundHeaders = z.object({ "idempotency-key": idempotencyKey });

export type RefundWire = z.infer<typeof refund>;
export type RefundQuoteWire = z.infer<typeof refundQuote>;
