import type {
  CallRecord,
  CallSlot,
  ConsultationStatus,
  ConsultationWishes,
  Course,
  Grade,
  HalfDay,
  StudyGoal,
  TutorStyle,
  WeeklyAvailablePeriods,
} from "@pkg/domain";
import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { benefits } from "./benefits.ts";
import { createdAt, instant, updatedAt } from "./columns.ts";
import { levelTestSessions } from "./level-tests.ts";
import { users } from "./users.ts";

/** A free call that somebody asked for, with or without an account. */
export const consultations = pgTable(
  "consultations",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null for somebody without an account. */
    userId: text().references(() => users.id, { onDelete: "set null" }),
    /** Confirmed by a code, or the account's own. */
    phoneNumber: text().notNull(),
    /** What the desk calls the person on the phone; null when it was not asked yet. */
    callerName: text(),
    grade: smallint().$type<Grade>().notNull(),
    studyPurposes: text().array().$type<StudyGoal[]>().notNull(),
    /** Keys of the subjects to talk about; none when the family is not sure. */
    subjects: text().array().notNull().default([]),
    /** The half-days that suit; none when any does. */
    slots: jsonb().$type<CallSlot[]>().notNull(),
    /** The half-day that was promised for the call (YYYY-MM-DD, KST), and the instant at which it is over. */
    promisedOn: text().notNull(),
    promisedHalfDay: text().$type<HalfDay>().notNull(),
    promisedUntil: instant().notNull(),
    likedTutorStyles: text().array().$type<TutorStyle[]>().notNull().default([]),
    /** Null while nothing was said of times. */
    weeklyAvailablePeriods: jsonb().$type<WeeklyAvailablePeriods>(),
    /** A level test of a student of the account, to be talked about. */
    levelTestId: uuid().references(() => levelTestSessions.id, { onDelete: "set null" }),
    status: text().$type<ConsultationStatus>().notNull().default("REQUESTED"),
    /** The version of the privacy terms that somebody without a log-in agreed to. */
    privacyVersion: text(),
    /** Finds it for whoever asked without an account. */
    tokenHash: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("consultations_one_open_per_phone")
      .on(table.phoneNumber)
      .where(sql`${table.status} in ('REQUESTED', 'CALL_LATER', 'WANTS_OFFER', 'OFFERED')`),
    index("consultations_of_user").on(table.userId, table.createdAt.desc()),
    // What staff reads: by promise, and the newest.
    index("consultations_to_call")
      .on(table.promisedUntil, table.id)
      .where(sql`${table.status} in ('REQUESTED', 'CALL_LATER')`),
    index().on(table.createdAt, table.id),
    index("consultations_by_phone_end").on(sql`right(${table.phoneNumber}, 4)`),
    index("consultations_by_promise").on(table.promisedUntil, table.id),
    index().on(table.levelTestId),
    check(
      "consultations_status_known",
      sql`${table.status} in ('REQUESTED', 'CALL_LATER', 'WANTS_OFFER', 'OFFERED', 'PAID', 'DECLINED', 'CANCELLED')`,
    ),
    check("consultations_half_day_known", sql`${table.promisedHalfDay} in ('MORNING', 'AFTERNOON')`),
  ],
);

/** A call that staff made, with what came of it; or why a promised one was waived. */
export const consultationCalls = pgTable(
  "consultation_calls",
  {
    id: uuid().primaryKey().defaultRandom(),
    consultationId: uuid()
      .notNull()
      .references(() => consultations.id, { onDelete: "cascade" }),
    staffId: text().references(() => users.id, { onDelete: "set null" }),
    outcome: text().$type<CallRecord>().notNull(),
    note: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.consultationId, table.createdAt.desc()),
    check("consultation_calls_outcome_known", sql`${table.outcome} in ('WANTS_OFFER', 'LATER', 'NO', 'WAIVED')`),
  ],
);

/**
 * What staff put together on the phone: courses, a benefit and wishes. Its link opens it for some days, for the phone of its
 * consultation alone; the order that pays it names it.
 */
export const consultationOffers = pgTable(
  "consultation_offers",
  {
    id: uuid().primaryKey().defaultRandom(),
    consultationId: uuid()
      .notNull()
      .references(() => consultations.id, { onDelete: "cascade" }),
    tokenHash: text().notNull().unique(),
    courses: jsonb().$type<Pick<Course, "productId" | "subject" | "subjectDetail">[]>().notNull(),
    wishes: jsonb().$type<ConsultationWishes>().notNull(),
    couponId: uuid().references(() => benefits.id),
    staffId: text().references(() => users.id, { onDelete: "set null" }),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.consultationId, table.createdAt.desc()),
    // A newer offer takes the place of the one before.
    uniqueIndex("consultation_offers_one_open").on(table.consultationId).where(sql`${table.revokedAt} is null`),
  ],
);
