import type {
  ClassSide,
  LessonCancelReason,
  LessonDisputeStatus,
  LessonOutcome,
  LessonStatus,
  PulseAnswer,
  RematchReason,
  SettledBy,
  TutorGender,
  WeeklyAvailablePeriods,
} from "@pkg/domain";
import { sql } from "drizzle-orm";
import {
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
import { createdAt, instant, updatedAt } from "./columns.ts";
import { matches } from "./matches.ts";
import { tutors } from "./tutors.ts";
import { students, users } from "./users.ts";

/**
 * Lessons of pairs. The migration adds what drizzle cannot say: no two lessons of one tutor or of one student overlap (52001,
 * exclusion constraints `lessons_tutor_free` and `lessons_student_free`), and none is put into the past (52002, trigger
 * `lessons_not_in_the_past`). A canceled lesson holds no time.
 */
export const lessons = pgTable(
  "lessons",
  {
    id: uuid().primaryKey().defaultRandom(),
    matchId: uuid()
      .notNull()
      .references(() => matches.id),
    tutorId: integer()
      .notNull()
      .references(() => tutors.id),
    studentId: uuid()
      .notNull()
      .references(() => students.id),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    status: text().$type<LessonStatus>().notNull().default("SCHEDULED"),
    cancelReason: text().$type<LessonCancelReason>(),
    /** Where it stood before it was moved. */
    movedFromAt: instant(),
    /** While it is OPEN, the lesson is neither used nor paid. */
    dispute: text().$type<LessonDisputeStatus>(),
    /** How it went, written once by a job after its end; what was asked then is answered once. Null before. */
    settledAs: text().$type<LessonOutcome>(),
    settledBy: text().$type<SettledBy>(),
    settledAt: instant(),
    /**
     * How long each side was in the room, and both at once, when it was settled; null where no room's record was read.
     */
    studentMinutes: smallint(),
    tutorMinutes: smallint(),
    togetherMinutes: smallint(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("lessons_of_match").on(table.matchId, table.startsAt),
    // With all that lessons of a tutor are counted by: staff's list counts those of fifty tutors at once.
    index("lessons_of_tutor").on(
      table.tutorId,
      table.startsAt,
      table.endsAt,
      table.status,
      table.cancelReason,
      table.settledAs,
      table.id,
    ),
    index("lessons_of_student").on(table.studentId, table.startsAt),
    // Whose people are reminded: those of the last days and of tomorrow. Staff pages through them by this one and the next.
    index("lessons_by_start").on(table.startsAt, table.id).where(sql`${table.status} in ('SCHEDULED', 'DONE')`),
    index("lessons_not_held")
      .on(table.status, table.startsAt, table.id)
      .where(sql`${table.status} in ('ABSENT', 'CANCELED')`),
    check("lessons_status_known", sql`${table.status} in ('SCHEDULED', 'DONE', 'ABSENT', 'CANCELED')`),
    check("lessons_dispute_known", sql`${table.dispute} in ('OPEN', 'DECIDED')`),
    // What the job settles, and what waits for answers.
    index("lessons_unsettled")
      .on(table.endsAt)
      .where(sql`${table.settledAs} is null and ${table.status} <> 'CANCELED'`),
    index("lessons_asked").on(table.endsAt).where(sql`${table.settledAs} = 'ASKED'`),
    // What staff looks at.
    index("lessons_unconfirmed")
      .on(table.startsAt, table.id)
      .where(sql`${table.settledAs} in ('ASKED', 'NOT_HELD') or ${table.settledBy} = 'ANSWERS'`),
    index("lessons_short")
      .on(table.startsAt, table.id)
      .where(
        sql`${table.settledBy} = 'PRESENCE' and ${table.settledAs} = 'HELD' and ${table.togetherMinutes} * 60 < 0.7 * extract(epoch from ${table.endsAt} - ${table.startsAt})`,
      ),
    check(
      "lessons_settled_as_known",
      sql`${table.settledAs} in ('HELD', 'STUDENT_ABSENT', 'TUTOR_ABSENT', 'NOT_HELD', 'ASKED')`,
    ),
    check(
      "lessons_settled_by_known",
      sql`${table.settledBy} in ('PRESENCE', 'ANSWERS', 'SILENCE', 'STAFF', 'FAMILY', 'BEFORE_RULE')`,
    ),
    check(
      "lessons_settled_whole",
      sql`(${table.settledAs} is null) = (${table.settledAt} is null) and (${table.settledAs} is null) = (${table.settledBy} is null)`,
    ),
    check("lessons_end_after_start", sql`${table.endsAt} > ${table.startsAt}`),
    check("lessons_reason_when_canceled", sql`(${table.status} = 'CANCELED') = (${table.cancelReason} is not null)`),
  ],
);

/** Another time that one side of a class asks for a lesson: the last one of a lesson. Answered or taken back, it goes. */
export const lessonTimeRequests = pgTable("lesson_time_requests", {
  lessonId: uuid()
    .primaryKey()
    .references(() => lessons.id, { onDelete: "cascade" }),
  /** Which one is answered. */
  id: uuid().notNull().defaultRandom(),
  side: text().$type<ClassSide>().notNull(),
  lessonStartsAt: instant().notNull(),
  startsAt: instant().notNull(),
  createdAt: createdAt(),
});

/** What was done in a lesson, in its tutor's words. */
export const lessonLogs = pgTable("lesson_logs", {
  lessonId: uuid()
    .primaryKey()
    .references(() => lessons.id, { onDelete: "cascade" }),
  title: text().notNull(),
  content: text().notNull(),
  homework: text().notNull().default(""),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** Whether a pair fits, asked once after its third lesson; the tutor never sees it. */
export const classPulses = pgTable(
  "class_pulses",
  {
    matchId: uuid()
      .notNull()
      .references(() => matches.id, { onDelete: "cascade" }),
    tutorId: integer()
      .notNull()
      .references(() => tutors.id),
    answer: text().$type<PulseAnswer>().notNull(),
    /** When staff talked to a family that is not content, and what came of it. */
    handledAt: instant(),
    handledNote: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.matchId, table.tutorId] }),
    index("class_pulses_bad").on(table.updatedAt, table.matchId, table.tutorId).where(sql`${table.answer} = 'BAD'`),
  ],
);

/** Requests for another tutor; the newest of a match is the one under way. */
export const rematchForms = pgTable(
  "rematch_forms",
  {
    id: uuid().primaryKey().defaultRandom(),
    matchId: uuid()
      .notNull()
      .references(() => matches.id, { onDelete: "cascade" }),
    /** Who taught until then. */
    tutorId: integer()
      .notNull()
      .references(() => tutors.id),
    tutorGenders: text().array().$type<TutorGender[]>().notNull().default([]),
    /** No check: the API takes those of the domain alone, and another one needs no migration. */
    rematchReason: text().$type<RematchReason>().notNull(),
    rematchReasonDetail: text().notNull().default(""),
    rematchMemo: text().notNull().default(""),
    weeklyAvailablePeriods: jsonb().$type<WeeklyAvailablePeriods>().notNull(),
    /** The working day (YYYY-MM-DD, KST) that the buyer was promised an answer for. */
    promisedOn: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("rematch_forms_of_match").on(table.matchId, table.createdAt.desc()),
    // What staff counts.
    index("rematch_forms_by_time").on(table.createdAt, table.rematchReason),
  ],
);

/**
 * Links that work without logging in: a person's calendar, a week of a class for a parent, and a child's way to its
 * own lessons. Looked up by the hash of their token; the token itself is sealed, so that its owner may read the link
 * again. A revoked link is deleted.
 */
export const privateLinks = pgTable(
  "private_links",
  {
    tokenHash: text().primaryKey(),
    sealedToken: text().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The class whose week it shows. */
    matchId: uuid().references(() => matches.id, { onDelete: "cascade" }),
    /** The child whose lessons it opens. With neither it is a person's calendar. */
    studentId: uuid().references(() => students.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("private_links_one_calendar")
      .on(table.userId)
      .where(sql`${table.matchId} is null and ${table.studentId} is null`),
    uniqueIndex("private_links_one_per_class").on(table.userId, table.matchId).where(sql`${table.matchId} is not null`),
    uniqueIndex("private_links_one_per_child")
      .on(table.userId, table.studentId)
      .where(sql`${table.studentId} is not null`),
    check("private_links_one_target", sql`${table.matchId} is null or ${table.studentId} is null`),
  ],
);
