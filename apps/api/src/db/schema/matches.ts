import type {
  KeptFit,
  LessonStart,
  MatchStatus,
  ProposalRejectReason,
  SearchWish,
  TutorProposalStatus,
  TutorRank,
} from "@pkg/domain";
import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
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
import { type applicants, orderItems, orders } from "./orders.ts";
import { tutors } from "./tutors.ts";
import { students, users } from "./users.ts";

/** What is wished of the tutor; a wish that was widened differs from the applicant's. */
export type MatchWishes = Pick<typeof applicants.$inferSelect, SearchWish>;

/** By promise, as staff sorts matches: those that wait for staff or the buyer before the others. */
export const promiseOrder = (match: { status: AnyPgColumn; promisedOn: AnyPgColumn }): SQL<string> => sql`(
  case when ${match.status} in ('UNPAIRED', 'PROFILE_MATCH_FAILED') then '0' else '1' end || coalesce(${match.promisedOn}, '9999-12-31'))`;

/** The search for the tutor of one paid course, and afterwards the pair. */
export const matches = pgTable(
  "matches",
  {
    id: uuid().primaryKey().defaultRandom(),
    orderItemId: uuid()
      .notNull()
      .unique()
      .references(() => orderItems.id),
    merchantUid: text()
      .notNull()
      .references(() => orders.merchantUid),
    userId: text()
      .notNull()
      .references(() => users.id),
    studentId: uuid()
      .notNull()
      .references(() => students.id),
    status: text().$type<MatchStatus>().notNull().default("READY"),
    subjectKey: text().notNull(),
    subjectDetailKey: text().notNull(),
    rank: text().$type<TutorRank>().notNull(),
    minutes: smallint().notNull(),
    lessonsPerWeek: smallint().notNull(),
    wishes: jsonb().$type<MatchWishes>().notNull(),
    /** Tutors whom the buyer chose; asked first. */
    chosenTutorIds: integer().array().notNull().default([]),
    /** Tutors who had this student, or said no: never asked again. */
    excludedTutorIds: integer().array().notNull().default([]),
    tutorId: integer().references(() => tutors.id),
    /** Weekly lesson times that the tutor accepted. */
    lessonStarts: jsonb().$type<readonly LessonStart[]>().notNull().default([]),
    /** Counts the rounds of proposals. */
    round: smallint().notNull().default(0),
    /** The round with which the present search began: its limit counts who was asked from there on. */
    firstRound: smallint().notNull().default(1),
    /** When the present round is over. */
    deadlineAt: instant(),
    /** The working day (YYYY-MM-DD, KST) that the buyer was promised an answer for. */
    promisedOn: text(),
    matchedAt: instant(),
    /** When the lessons with the present tutor were arranged; null before, and while some wait for a day. */
    plannedAt: instant(),
    /** Since when a lesson that was given back waits for the family to arrange it; null otherwise. */
    unplannedSince: instant(),
    /** When the last lesson was over: the pair stays, but holds none of the tutor's time any more. */
    endedAt: instant(),
    /** While it rests, the last day (YYYY-MM-DD, KST) until which it can go on with its tutor; null otherwise. */
    restsUntil: text(),
    /** Its lessons can be taken until this day (YYYY-MM-DD, KST) at least: one was given back. Null before. */
    expiresNotBefore: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("matches_of_user").on(table.userId, table.createdAt),
    // What staff reads: those that need somebody by their promise, and those that were matched in a time.
    index("matches_open")
      .on(promiseOrder(table), table.id)
      .where(
        sql`${table.status} in ('READY', 'MATCHING', 'AIM_ING', 'PROFILE_MATCHING', 'UNPAIRED', 'PROFILE_MATCH_FAILED')`,
      ),
    // What staff pages through: by promise, by the day of the match, by age. As `matches/desk/repository.ts` sorts.
    index("matches_by_promise").on(promiseOrder(table), table.id),
    index("matches_by_news").on(sql`coalesce(${table.matchedAt}, ${table.createdAt})`, table.id),
    index("matches_by_age").on(table.createdAt, table.id),
    index().on(table.studentId),
    // The other classes of a student, whose times are taken.
    index("matches_of_student")
      .on(table.studentId)
      .where(sql`${table.status} = 'MATCHED' and ${table.endedAt} is null`),
    // Those that rest, and when that is over.
    index("matches_resting").on(table.restsUntil).where(sql`${table.restsUntil} is not null`),
    // The few whose family has not arranged a first lesson yet, and the schedules that go on with them.
    index("matches_unplanned")
      .on(table.orderItemId)
      .where(sql`${table.status} = 'MATCHED' and ${table.endedAt} is null and ${table.plannedAt} is null`),
    index("matches_by_match").on(table.matchedAt).where(sql`${table.matchedAt} is not null`),
    index("matches_of_tutor").on(table.tutorId).where(sql`${table.tutorId} is not null`),
    check("matches_tutor_when_matched", sql`(${table.status} = 'MATCHED') = (${table.tutorId} is not null)`),
    check(
      "matches_status_known",
      sql`${table.status} in ('READY', 'MATCHING', 'MATCHED', 'CANCELED', 'AIM_ING', 'UNPAIRED', 'PROFILE_MATCHING', 'PROFILE_MATCH_FAILED')`,
    ),
  ],
);

/** One round of proposals of a match. Its id is 128 random bits: whoever holds the link was sent it. */
export const tutorPairings = pgTable(
  "tutor_pairings",
  {
    id: text().primaryKey(),
    matchId: uuid()
      .notNull()
      .references(() => matches.id, { onDelete: "cascade" }),
    round: smallint().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("tutor_pairings_one_per_round").on(table.matchId, table.round)],
);

/** A tutor who is asked in a pairing, with what was said about the fit when the question was sent. */
export const candidateTutors = pgTable(
  "candidate_tutors",
  {
    pairingId: text()
      .notNull()
      .references(() => tutorPairings.id, { onDelete: "cascade" }),
    tutorId: integer()
      .notNull()
      .references(() => tutors.id),
    matchId: uuid()
      .notNull()
      .references(() => matches.id, { onDelete: "cascade" }),
    /** TIMEOUT is also how it ends when another tutor was faster, or no time is left (`lapsedAt`); what was not sent stays READY. */
    talkSendStatus: text().$type<TutorProposalStatus>().notNull().default("READY"),
    score: smallint().notNull(),
    /** The weekly times that were proposed; once the tutor has accepted, those that were agreed. */
    lessonStarts: jsonb().$type<readonly LessonStart[]>().notNull(),
    /** The fit at the proposal, without times and students; null in older rows. */
    fit: jsonb().$type<KeptFit>(),
    /** Why the tutor said no, and in their own words; staff reads both. */
    rejectReason: text().$type<ProposalRejectReason>(),
    reason: text(),
    /** The end of its round, whenever in the round it was asked. */
    dueAt: instant().notNull(),
    sentAt: instant(),
    answeredAt: instant(),
    /** Other weekly times at which the tutor would take the student; they hold nothing until the family agrees. */
    offeredStarts: jsonb().$type<readonly LessonStart[]>(),
    /** When these were offered: since then they wait for the family. */
    offeredAt: instant(),
    /** Since when the family said no to other times: the tutor offers none again. */
    offerDeclinedAt: instant(),
    /** Since when the two have no time left at which they could meet: it counts no longer. */
    lapsedAt: instant(),
    /** Since when the pair that this was asked for is dissolved: it counts no longer. */
    releasedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.pairingId, table.tutorId] }),
    index("candidate_tutors_of_tutor").on(table.tutorId, table.createdAt),
    index("candidate_tutors_of_match").on(table.matchId),
    // What staff counts.
    index("candidate_tutors_refused")
      .on(table.answeredAt, table.rejectReason)
      .where(sql`${table.talkSendStatus} = 'REJECT'`),
    // The first ACCEPT wins, whatever the code does.
    uniqueIndex("candidate_tutors_one_accept")
      .on(table.matchId)
      .where(sql`${table.talkSendStatus} = 'ACCEPT' and ${table.releasedAt} is null`),
    check(
      "candidate_tutors_status_known",
      sql`${table.talkSendStatus} in ('READY', 'SENT', 'ACCEPT', 'REJECT', 'SMS_SENT', 'TIMEOUT')`,
    ),
  ],
);
