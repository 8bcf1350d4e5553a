import {
  DISCOUNT_SOURCES,
  LEDGER_LINE_KINDS,
  ORDER_STATUSES,
  PAYMENT_METHODS,
  REFUND_REQUESTERS,
  REFUND_RULES,
  REFUND_STATUSES,
  TABLET_TYPES,
} from "@pkg/domain";
import { z } from "zod";
import { day, instant, merchantUid, uuid } from "../../../lib/requests/field-schemas.ts";
import { product } from "../../catalogue/products/schemas.ts";
import { courseTerms } from "../../lessons/lessons/schemas.ts";

const status = z.enum(ORDER_STATUSES);

/** What the order calls answer: a paid order. */
export const orderReceipt = z
  .object({ merchantUid: z.string(), status, amount: z.number().int() })
  .meta({ id: "OrderReceipt" });

/** What became of one attempt at a purchase; `failure` says why a FAILED one was refused. */
export const orderOutcome = z
  .object({
    merchantUid: z.string(),
    status,
    amount: z.number().int(),
    applicantCompleted: z.boolean(),
    failure: z.object({ errorCode: z.union([z.number().int(), z.string()]), message: z.string() }).nullable(),
  })
  .meta({ id: "OrderOutcome" });

/** Null when the key never made an order. */
export const orderOutcomeRead = z.object({ order: orderOutcome.nullable() });

const summaryFields = {
  id: z.string(),
  merchantUid: z.string(),
  orderName: z.string(),
  status,
  amount: z.number().int(),
  /** Won, of all refunds that are done or under way, and of what moved to another order. */
  refundedAmount: z.number().int(),
  /** Won of that which moved to orders that go on with its classes. */
  movedAmount: z.number().int(),
  /** Which period of its schedule it paid, 2 for the first renewal; null for an order that a buyer placed. */
  periodNumber: z.number().int().nullable(),
  paymentMethod: z.enum(PAYMENT_METHODS),
  studentName: z.string(),
  createdAt: instant,
  paidAt: instant.nullable(),
  applicantCompleted: z.boolean(),
};
export const orderSummary = z.object(summaryFields).meta({ id: "OrderSummary" });

const ledgerLine = z
  .object({
    kind: z.enum(LEDGER_LINE_KINDS),
    label: z.string(),
    source: z.string(),
    amount: z.number().int(),
  })
  .meta({ id: "LedgerLine" });

const orderItem = z
  .object({
    ...courseTerms.shape,
    id: z.string(),
    /** How many of its lessons stay after a refund; null while nothing was refunded of it. */
    keptCount: z.number().int().nullable(),
    productId: z.number().int(),
    product,
    subject: z.string(),
    subjectLabel: z.string(),
    subjectDetail: z.string(),
    subjectDetailLabel: z.string(),
  })
  .meta({ id: "OrderItem" });

/** Money that goes back to the buyer, or went. */
const orderRefund = z
  .object({
    id: z.string(),
    status: z.enum(REFUND_STATUSES),
    /** Won. */
    amount: z.number().int(),
    /** Null when staff or the provider decided. */
    rule: z.enum(REFUND_RULES).nullable(),
    /** How the amount came about, as it was shown; won. */
    lines: z.array(z.object({ label: z.string(), amount: z.number().int() })),
    requestedBy: z.enum(REFUND_REQUESTERS),
    /** The course that was given up; null for a refund of the order as such. */
    orderItemId: z.string().nullable(),
    createdAt: instant,
    doneAt: instant.nullable(),
  })
  .meta({ id: "OrderRefund" });

/** What was left of a course, moved to the order that goes on with its class. */
const orderTransfer = z
  .object({
    direction: z.enum(["IN", "OUT"]),
    /** Of the other order. */
    merchantUid: z.string(),
    orderName: z.string(),
    /** Won. */
    amount: z.number().int(),
    /** Lessons. */
    movedCount: z.number().int(),
    doneAt: instant,
  })
  .meta({ id: "OrderTransfer" });

/** One order with its price, as it was when it was paid. */
export const order = z
  .object({
    ...summaryFields,
    items: z.array(orderItem),
    ledger: z.array(ledgerLine),
    /** The earliest first. */
    refunds: z.array(orderRefund),
    transfers: z.array(orderTransfer),
    /** The class that an up-selling goes on with; null for every other order. */
    continuedMatchId: z.string().nullable(),
    benefit: z.object({ code: z.string(), name: z.string(), discountSource: z.enum(DISCOUNT_SOURCES) }).nullable(),
    tabletType: z.enum(TABLET_TYPES).nullable(),
    cardName: z.string().nullable(),
    cardNumber: z.string().nullable(),
    cardQuota: z.number().int(),
    receiptUrl: z.string().nullable(),
    postcode: z.string().nullable(),
    address: z.string().nullable(),
    addressDetail: z.string().nullable(),
    student: z.object({ id: z.string(), name: z.string(), phoneNumber: z.string().nullable() }),
  })
  .meta({ id: "Order" });

/**
 * `status` is a comma list; FAILED and PENDING orders are hidden unless asked for. `from` is the first day that counts, in
 * Korean time; `studentId` narrows to one of the account's students, beside the one it has switched to.
 */
export const orderListQuery = z.object({
  page: z.coerce.number().int().min(0).max(100_000).default(0),
  size: z.coerce.number().int().min(1).max(50).default(10),
  status: z
    .string()
    .regex(new RegExp(`^(${ORDER_STATUSES.join("|")})(,(${ORDER_STATUSES.join("|")}))*$`), "주문 상태를 확인해 주세요.")
    .optional(),
  studentId: uuid.optional(),
  from: day.optional(),
});
export const orderPage = z
  .object({
    content: z.array(orderSummary),
    page: z.number().int(),
    size: z.number().int(),
    totalElements: z.number().int(),
    totalPages: z.number().int(),
  })
  .meta({ id: "OrderPage" });

/** The id or the merchantUid of an order. */
export const orderParams = z.object({ id: merchantUid });
export const orderKeyParams = z.object({ idempotencyKey: z.uuid() });

export const lastChild = z
  .object({ childName: z.string().nullable(), childPhoneNumber: z.string().nullable() })
  .meta({ id: "LastChild" });

/** The trial of a subject is sold once to a student: what each has had, or has bought. */
export const takenTrials = z
  .object({ content: z.array(z.object({ studentId: z.string(), subject: z.string() })) })
  .meta({ id: "TakenTrials" });

export type OrderWire = z.infer<typeof order>;
export type OrderSummaryWire = z.infer<typeof orderSummary>;
export type OrderOutcomeWire = z.infer<typeof orderOutcome>;
