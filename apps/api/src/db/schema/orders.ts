import type {
  AdditionalLessonType,
  DiscountSource,
  LedgerLine,
  MajorTrack,
  OrderStatus,
  PaymentMethod,
  Product,
  StudyGoal,
  TutorGender,
  TutorPassType,
  TutorRank,
  TutorStyle,
  UniversityTier,
  WeeklyAvailablePeriods,
} from "@pkg/domain";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { benefits } from "./benefits.ts";
import { products } from "./catalogue.ts";
import { createdAt, instant, updatedAt } from "./columns.ts";
import { tutors } from "./tutors.ts";
import { students, users } from "./users.ts";

/**
 * One purchase. `(userId, idempotencyKey)` names it for ever; `paymentId` names its one charge at the provider.
 * `leaseUntil` says until when some process is working on it, which prolongs it as long as it does; after that another one
 * may take over. Each take-over has the next `leaseNumber`, which names the holder.
 */
export const orders = pgTable(
  "orders",
  {
    id: uuid().primaryKey().defaultRandom(),
    merchantUid: text().notNull().unique(),
    userId: text()
      .notNull()
      .references(() => users.id),
    studentId: uuid()
      .notNull()
      .references(() => students.id),
    studentName: text().notNull(),
    studentPhoneNumber: text(),
    /** Who consented to it for a child under 14, as they were that day; null when the buyer needed nobody. */
    guardianName: text(),
    guardianPhoneNumber: text(),
    status: text().$type<OrderStatus>().notNull().default("PENDING"),
    paymentMethod: text().$type<PaymentMethod>().notNull(),
    idempotencyKey: text().notNull(),
    requestHash: text().notNull(),
    draftId: uuid(),
    /** The period of an order schedule that it pays; null for an order that a buyer placed. Not a foreign key: a period points to its order's course. */
    schedulePeriodId: uuid(),
    paymentId: text().notNull().unique(),
    orderName: text().notNull(),
    amount: integer().notNull(),
    /** Won, of all refunds that are done or under way; a trigger on `refunds` keeps it. */
    refundedAmount: integer().notNull().default(0),
    cardQuota: smallint().notNull().default(1),
    cardName: text(),
    cardNumber: text(),
    ledger: jsonb().$type<LedgerLine[]>().notNull(),
    benefitId: uuid().references(() => benefits.id),
    /** The benefit's name on the day of the order: staff may give it another one. */
    benefitName: text(),
    /** Where the discount is booked; null without a benefit. */
    discountSource: text().$type<DiscountSource>(),
    tabletType: text(),
    postcode: text(),
    address: text(),
    addressDetail: text(),
    consultationId: text(),
    orderFunnelType: text(),
    orderFunnelValue: text(),
    receiptUrl: text(),
    failureCode: text(),
    failureMessage: text(),
    leaseUntil: instant().notNull(),
    leaseNumber: integer().notNull().default(0),
    /** Until then a charge that was sent may still arrive at the provider. */
    chargeDeadline: instant().notNull(),
    paidAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("orders_idempotency").on(table.userId, table.idempotencyKey),
    // Two tabs paying the same draft: only one order of a draft can be alive, whatever keys were sent.
    uniqueIndex("orders_one_live_per_draft")
      .on(table.draftId)
      .where(sql`${table.draftId} is not null and ${table.status} <> 'FAILED'`),
    uniqueIndex("orders_one_live_per_period")
      .on(table.schedulePeriodId)
      .where(sql`${table.schedulePeriodId} is not null and ${table.status} <> 'FAILED'`),
    // An offer of a consultation is paid once; a failed order leaves it open.
    uniqueIndex("orders_one_live_per_consultation_offer")
      .on(table.orderFunnelValue)
      .where(
        sql`${table.orderFunnelType} = 'ROCKET_ENROLL' and ${table.status} <> 'FAILED' and ${table.schedulePeriodId} is null`,
      ),
    // With all that staff's list is sorted by, like that of names below: a search by name finds more orders than it shows.
    index("orders_of_user").on(table.userId, table.createdAt, table.status, table.id),
    // What staff reads: uncertain payments first, then the newest; and the payments of a day.
    index("orders_for_staff").on(
      sql`(${table.status} = 'UNKNOWN') desc`,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // The same of one state, however few orders are in it.
    index("orders_for_staff_by_status").on(
      table.status,
      sql`(${table.status} = 'UNKNOWN') desc`,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("orders_paid").on(table.paidAt, table.id).where(sql`${table.paidAt} is not null`),
    index("orders_of_student_name").on(
      table.studentName.op("text_pattern_ops"),
      table.createdAt,
      table.status,
      table.id,
    ),
    index().on(table.studentPhoneNumber),
    index().on(table.studentId),
    // Not by the lease: a column in no index is changed by a heap-only update, which writes to no index.
    index("orders_unsettled").on(table.createdAt).where(sql`${table.status} in ('PENDING', 'UNKNOWN')`),
    check("orders_amount_not_negative", sql`${table.amount} >= 0`),
    check("orders_refunded_at_most_paid", sql`${table.refundedAmount} between 0 and ${table.amount}`),
    check(
      "orders_status_known",
      sql`${table.status} in ('PENDING', 'PAID', 'FAILED', 'UNKNOWN', 'PART_REFUNDED', 'REFUNDED')`,
    ),
    check("orders_discount_source_known", sql`${table.discountSource} in ('COUPON', 'REFERRAL', 'ETC')`),
  ],
);

export const orderItems = pgTable(
  "order_items",
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    position: smallint().notNull(),
    productId: integer()
      .notNull()
      .references(() => products.id),
    subjectKey: text().notNull(),
    subjectDetailKey: text().notNull(),
    /** The product as it was priced, so that a later price change cannot rewrite history. */
    product: jsonb().$type<Product>().notNull(),
    /** The lessons that the order's benefit added to this course on the day of the order: staff may change its terms. */
    bonusType: text().$type<AdditionalLessonType>(),
    bonusCount: smallint(),
    /** How many of its lessons stay after a refund: those that were used. Null while nothing was refunded. */
    keptCount: smallint(),
    /** The matches of the buyer that the course goes on with. No foreign keys: a match points to its own item. */
    matchId: uuid(),
    trialMatchId: uuid(),
    /** The tutor whom the buyer asks for. */
    tutorId: integer().references(() => tutors.id),
  },
  (table) => [uniqueIndex().on(table.orderId, table.position), index().on(table.matchId)],
);

/** What the buyer wishes of the tutor, one for each course of an order. A buyer says it once for all of them. */
export const applicants = pgTable(
  "applicants",
  {
    merchantUid: text()
      .notNull()
      .references(() => orders.merchantUid, { onDelete: "cascade" }),
    /** Of the course in its order. */
    position: smallint().notNull().default(0),
    userId: text()
      .notNull()
      .references(() => users.id),
    subject: text().notNull(),
    subjectDetail: text().notNull(),
    rank: text().$type<TutorRank>().notNull(),
    /** Seven lists, monday first, of "HH:mm-HH:mm" in KST. */
    weeklyAvailablePeriods: jsonb().$type<WeeklyAvailablePeriods>().notNull(),
    studyPurposes: text().array().$type<StudyGoal[]>().notNull().default([]),
    tutorGenders: text().array().$type<TutorGender[]>().notNull().default([]),
    tutorUniversities: text().array().$type<UniversityTier[]>().notNull().default([]),
    tutorPassTypes: text().array().$type<TutorPassType[]>().notNull().default([]),
    tutorTracks: text().array().$type<MajorTrack[]>().notNull().default([]),
    likedTutorStyles: text().array().$type<TutorStyle[]>().notNull().default([]),
    dislikedTutorStyles: text().array().$type<TutorStyle[]>().notNull().default([]),
    recommendedTutors: text().array().notNull().default([]),
    selectedTutors: text().array().notNull().default([]),
    tutorMemo: text().notNull().default(""),
    completedAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.merchantUid, table.position] })],
);

/** What a buyer has put together so far; survives log-in, idle limit and change of device. */
export const enrollmentDrafts = pgTable(
  "enrollment_drafts",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The key of the next payment attempt; replaced when an attempt definitely failed. */
    idempotencyKey: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    closed: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex("enrollment_drafts_one_open").on(table.userId).where(sql`not ${table.closed}`)],
);
