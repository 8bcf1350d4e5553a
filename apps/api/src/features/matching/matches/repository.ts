import { type PairTimes, RUNNING_ORDER_STATUSES, type TutorGender, tutorProposalStatusesBefore } from "@pkg/domain";
import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, not, or, sql } from "drizzle-orm";
import { askedStarts } from "../../../db/asked-starts.ts";
import type { Queryable } from "../../../db/client.ts";
import { currentProduct, goesOn } from "../../../db/courses-of-match.ts";
import { lastTutorId } from "../../../db/last-tutor.ts";
import { otherPairs } from "../../../db/other-pairs.ts";
import {
  candidateTutors,
  matches,
  orderItems,
  orders,
  rematchForms,
  students,
  subjectDetails,
  subjects,
  tutorPairings,
  tutors,
} from "../../../db/schema/index.ts";

const columns = {
  ...getTableColumns(matches),
  otherPairs,
  subjectLabel: subjects.label,
  subjectDetailLabel: subjectDetails.label,
  product: currentProduct,
  /** The tutor with whom the buyer began, and whether a proposal went to them. */
  firstTutor: sql<{ id: number; name: string; gender: TutorGender; wasAsked: boolean } | null>`(
    select json_build_object('id', f.id, 'name', f.name, 'gender', f.gender, 'wasAsked', exists (
      select from ${candidateTutors} c where c.match_id = ${matches.id} and c.tutor_id = f.id))
    from ${tutors} f where f.id = ${orderItems.tutorId})`,
  askedStarts,
  studentName: students.name,
  studentGrade: students.grade,
  tutorName: tutors.name,
  /** Whether its family and a tutor have written to each other. */
  hasMessages: sql<boolean>`exists (select from message_threads t where t.match_id = ${matches.id} and t.last_number > 0)`,
  lastTutorName: sql<string | null>`(select t.name from ${tutors} t where t.id = ${lastTutorId})`,
  tutorGender: tutors.gender,
  rematchedAt: sql<Date | null>`(select max(${rematchForms.createdAt}) from ${rematchForms}
    where ${rematchForms.matchId} = ${matches.id})`.mapWith(rematchForms.createdAt),
};

const selectMatches = (db: Queryable) =>
  db
    .select(columns)
    .from(matches)
    .innerJoin(subjects, eq(subjects.key, matches.subjectKey))
    .innerJoin(subjectDetails, eq(subjectDetails.key, matches.subjectDetailKey))
    .innerJoin(orderItems, eq(orderItems.id, matches.orderItemId))
    .innerJoin(students, eq(students.id, matches.studentId))
    .leftJoin(tutors, eq(tutors.id, matches.tutorId));

export type MatchRow = Awaited<ReturnType<typeof selectMatches>>[number];
export type MatchValues = typeof matches.$inferInsert;

/** Which of an account's matches: all without both. */
export interface MatchFilter {
  studentId?: string | null;
  merchantUid?: string | undefined;
}

/** The account's matches, the newest first. */
export async function findMatches(db: Queryable, userId: string, filter: MatchFilter): Promise<MatchRow[]> {
  const ofStudent = filter.studentId ? eq(matches.studentId, filter.studentId) : undefined;
  const ofOrder = filter.merchantUid ? eq(matches.merchantUid, filter.merchantUid) : undefined;
  return selectMatches(db)
    .where(and(eq(matches.userId, userId), ofStudent, ofOrder))
    .orderBy(desc(matches.createdAt), asc(matches.id));
}

/** A match of the buyer, or of the tutor who teaches it. */
export async function findOwnMatch(db: Queryable, userId: string, id: string): Promise<MatchRow | undefined> {
  const [match] = await selectMatches(db).where(
    and(eq(matches.id, id), sql`(${matches.userId} = ${userId} or ${tutors.userId} = ${userId})`),
  );
  return match;
}

/** A match of the buyer alone: only who pays chooses. */
export async function findBuyerMatch(db: Queryable, userId: string, id: string): Promise<MatchRow | undefined> {
  const [match] = await selectMatches(db).where(and(eq(matches.id, id), eq(matches.userId, userId)));
  return match;
}

export async function findMatch(db: Queryable, id: string): Promise<MatchRow | undefined> {
  const [match] = await selectMatches(db).where(eq(matches.id, id));
  return match;
}

/** Holds a match until the transaction ends: whoever changes one takes this first, and a tutor's row after it. */
export async function lockMatch(tx: Queryable, id: string) {
  const [match] = await tx.select().from(matches).where(eq(matches.id, id)).for("update");
  return match;
}

/** Whether a tutor has said yes to one of these matches, also one who was replaced since. */
export async function hasAccepted(db: Queryable, ids: readonly string[]): Promise<boolean> {
  const saidYes = sql`exists (select from ${candidateTutors} c
    where c.match_id = ${matches.id} and c.talk_send_status = 'ACCEPT')`;
  return (await db.$count(matches, and(inArray(matches.id, [...ids]), or(isNotNull(matches.tutorId), saidYes)))) > 0;
}

/** What a locked match is while it has its tutor. */
export interface PairRow extends PairTimes {
  readonly id: string;
  readonly round: number;
  readonly tutorId: number;
}

/** A match that has a tutor, else undefined. */
export function asPair({ tutorId, ...match }: typeof matches.$inferSelect): PairRow | undefined {
  return tutorId === null ? undefined : { ...match, tutorId };
}

/** Holds a student until the transaction ends, after the match and the tutor: no other tutor is given their time meanwhile. */
export async function lockStudent(tx: Queryable, studentId: string): Promise<void> {
  await tx.select({ id: students.id }).from(students).where(eq(students.id, studentId)).for("no key update");
}

/** @returns the new ids; a course that has a match already is left out. */
export async function insertMatches(tx: Queryable, values: MatchValues[]): Promise<string[]> {
  const made = await tx
    .insert(matches)
    .values(values)
    .onConflictDoNothing({ target: matches.orderItemId })
    .returning({ id: matches.id });
  return made.map(({ id }) => id);
}

export async function updateMatch(tx: Queryable, id: string, values: Partial<MatchValues>): Promise<void> {
  await tx
    .update(matches)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(matches.id, id));
}

/**
 * The courses of a paid order that were not given up, with whom they are for. The order is held against a refund until the
 * transaction ends.
 */
export async function findCourses(tx: Queryable, merchantUid: string) {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.merchantUid, merchantUid)).for("share");
  return tx
    .select({
      orderItemId: orderItems.id,
      merchantUid: orders.merchantUid,
      userId: orders.userId,
      studentId: orders.studentId,
      subjectKey: orderItems.subjectKey,
      subjectDetailKey: orderItems.subjectDetailKey,
      product: orderItems.product,
      firstTutorId: orderItems.tutorId,
      position: orderItems.position,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        eq(orders.merchantUid, merchantUid),
        inArray(orders.status, [...RUNNING_ORDER_STATUSES]),
        isNull(orderItems.keptCount),
        // What goes on with a class stays with its match.
        not(goesOn),
      ),
    )
    .orderBy(asc(orderItems.position));
}

/** The weekly lessons that a student has with all tutors; one that has ended takes no time any more. */
export async function findStudentPairs(db: Queryable, studentId: string): Promise<PairTimes[]> {
  return db
    .select({ lessonStarts: matches.lessonStarts, minutes: matches.minutes })
    .from(matches)
    .where(and(eq(matches.studentId, studentId), eq(matches.status, "MATCHED"), isNull(matches.endedAt)));
}

/** Everybody who was ever asked for a match. */
export async function findAskedTutorIds(db: Queryable, matchId: string): Promise<number[]> {
  const asked = await db
    .selectDistinct({ tutorId: candidateTutors.tutorId })
    .from(candidateTutors)
    .where(eq(candidateTutors.matchId, matchId));
  return asked.map(({ tutorId }) => tutorId);
}

export async function insertPairing(tx: Queryable, values: typeof tutorPairings.$inferInsert): Promise<void> {
  await tx.insert(tutorPairings).values(values);
}

export async function findPairingId(tx: Queryable, matchId: string, round: number): Promise<string | undefined> {
  const [pairing] = await tx
    .select({ id: tutorPairings.id })
    .from(tutorPairings)
    .where(and(eq(tutorPairings.matchId, matchId), eq(tutorPairings.round, round)));
  return pairing?.id;
}

export async function insertCandidates(tx: Queryable, values: (typeof candidateTutors.$inferInsert)[]): Promise<void> {
  if (values.length > 0) await tx.insert(candidateTutors).values(values);
}

/** Proposals of a match whose time is over; a late answer still counts. */
export async function timeOutProposals(tx: Queryable, matchId: string): Promise<void> {
  await tx
    .update(candidateTutors)
    .set({ talkSendStatus: "TIMEOUT" })
    .where(
      and(
        eq(candidateTutors.matchId, matchId),
        inArray(candidateTutors.talkSendStatus, tutorProposalStatusesBefore("TIMEOUT")),
        sql`${candidateTutors.dueAt} <= now()`,
      ),
    );
}

/** How many of a match's proposals wait for an answer in time. */
export async function countOpenProposals(tx: Queryable, matchId: string): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(candidateTutors)
    .where(
      and(
        eq(candidateTutors.matchId, matchId),
        inArray(candidateTutors.talkSendStatus, ["READY", "SENT", "SMS_SENT"]),
        sql`${candidateTutors.dueAt} > now()`,
      ),
    );
  return row?.count ?? 0;
}

/** The names and states of tutors who were asked in the present search. */
export async function findProposals(db: Queryable, matchId: string) {
  return db
    .select({
      pairingId: candidateTutors.pairingId,
      tutorId: candidateTutors.tutorId,
      tutorName: tutors.name,
      talkSendStatus: candidateTutors.talkSendStatus,
      dueAt: candidateTutors.dueAt,
      answeredAt: candidateTutors.answeredAt,
      lapsedAt: candidateTutors.lapsedAt,
      lessonStarts: candidateTutors.lessonStarts,
      fit: candidateTutors.fit,
    })
    .from(candidateTutors)
    .innerJoin(tutors, eq(tutors.id, candidateTutors.tutorId))
    .where(and(eq(candidateTutors.matchId, matchId), isNull(candidateTutors.releasedAt)))
    .orderBy(asc(candidateTutors.createdAt), desc(candidateTutors.score), asc(candidateTutors.tutorId));
}
