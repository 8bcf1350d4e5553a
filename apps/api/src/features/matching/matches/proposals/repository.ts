import {
  canMatchTransition,
  type LessonStart,
  MATCH_STATUSES,
  type ProposalRejectReason,
  tutorProposalStatusesBefore,
} from "@pkg/domain";
import { and, desc, eq, inArray, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import type { Queryable } from "../../../../db/client.ts";
import { currentProduct } from "../../../../db/courses-of-match.ts";
import { otherPairs } from "../../../../db/other-pairs.ts";
import {
  applicants,
  candidateTutors,
  matches,
  orderItems,
  students,
  subjectDetails,
  subjects,
  tutors,
  users,
} from "../../../../db/schema/index.ts";
import { chosenAs, isWishOfMatch, memo } from "../../../../db/wishes.ts";

const columns = {
  pairingId: candidateTutors.pairingId,
  tutorId: candidateTutors.tutorId,
  matchId: candidateTutors.matchId,
  talkSendStatus: candidateTutors.talkSendStatus,
  lessonStarts: candidateTutors.lessonStarts,
  reason: candidateTutors.reason,
  dueAt: candidateTutors.dueAt,
  answeredAt: candidateTutors.answeredAt,
  releasedAt: candidateTutors.releasedAt,
  lapsedAt: candidateTutors.lapsedAt,
  offeredStarts: candidateTutors.offeredStarts,
  offerDeclinedAt: candidateTutors.offerDeclinedAt,
  matchStatus: matches.status,
  promisedOn: matches.promisedOn,
  matchTutorId: matches.tutorId,
  round: matches.round,
  userId: matches.userId,
  studentId: matches.studentId,
  subjectKey: matches.subjectKey,
  subjectLabel: subjects.label,
  subjectDetailLabel: subjectDetails.label,
  minutes: matches.minutes,
  lessonsPerWeek: matches.lessonsPerWeek,
  wishes: matches.wishes,
  otherPairs,
  product: currentProduct,
  chosenAs,
  studentName: students.name,
  studentGrade: students.grade,
  gradeBand: students.gradeBand,
  studyPurposes: applicants.studyPurposes,
  ...memo,
  phoneNumber: tutors.phoneNumber,
  tutorUserId: tutors.userId,
  tutorName: tutors.name,
  weekBits: tutors.weekBits,
  takenBits: tutors.takenBits,
};

const selectProposals = (db: Queryable) =>
  db
    .select(columns)
    .from(candidateTutors)
    .innerJoin(matches, eq(matches.id, candidateTutors.matchId))
    .innerJoin(subjects, eq(subjects.key, matches.subjectKey))
    .innerJoin(subjectDetails, eq(subjectDetails.key, matches.subjectDetailKey))
    .innerJoin(orderItems, eq(orderItems.id, matches.orderItemId))
    .innerJoin(applicants, isWishOfMatch)
    .innerJoin(students, eq(students.id, matches.studentId))
    .innerJoin(tutors, eq(tutors.id, candidateTutors.tutorId));

/** Of matches for which a yes still counts. */
const ANSWERABLE = MATCH_STATUSES.filter((status) => canMatchTransition(status, "MATCHED"));

/** Sent, not answered, and not over. */
const isOpen = and(
  inArray(candidateTutors.talkSendStatus, tutorProposalStatusesBefore("TIMEOUT")),
  isNull(candidateTutors.releasedAt),
);

export type ProposalRow = Awaited<ReturnType<typeof selectProposals>>[number];

export async function findProposal(db: Queryable, pairingId: string, tutorId: number) {
  const [proposal] = await selectProposals(db).where(
    and(eq(candidateTutors.pairingId, pairingId), eq(candidateTutors.tutorId, tutorId)),
  );
  return proposal;
}

/** The proposal that went to this phone (digits only). */
export async function findProposalByPhone(db: Queryable, pairingId: string, phoneNumber: string) {
  const [proposal] = await selectProposals(db).where(
    and(eq(candidateTutors.pairingId, pairingId), eq(tutors.phoneNumber, phoneNumber)),
  );
  return proposal;
}

/** The proposals of a match that a tutor may still answer in time. */
export async function findOpenProposals(db: Queryable, matchId: string): Promise<ProposalRow[]> {
  return selectProposals(db).where(and(eq(candidateTutors.matchId, matchId), isOpen));
}

/** The proposals of a match, but those of an earlier search. */
export async function findProposalsOfMatch(db: Queryable, matchId: string): Promise<ProposalRow[]> {
  return selectProposals(db).where(and(eq(candidateTutors.matchId, matchId), isNull(candidateTutors.releasedAt)));
}

/** The proposals of a match whose tutors have offered other times. */
export async function findOffers(db: Queryable, matchId: string): Promise<ProposalRow[]> {
  return selectProposals(db).where(and(eq(candidateTutors.matchId, matchId), isNotNull(candidateTutors.offeredStarts)));
}

/** Keeps the times that a tutor offers, in place of what was offered before. */
export async function putOffer(
  tx: Queryable,
  pairingId: string,
  tutorId: number,
  lessonStarts: readonly LessonStart[],
): Promise<void> {
  await tx
    .update(candidateTutors)
    .set({ offeredStarts: lessonStarts, offeredAt: sql`now()` })
    .where(and(eq(candidateTutors.pairingId, pairingId), eq(candidateTutors.tutorId, tutorId)));
}

/** Forgets what a tutor has offered. */
export async function clearOffer(tx: Queryable, pairingId: string, tutorId: number): Promise<void> {
  await tx
    .update(candidateTutors)
    .set({ offeredStarts: null, offeredAt: null })
    .where(and(eq(candidateTutors.pairingId, pairingId), eq(candidateTutors.tutorId, tutorId)));
}

export async function markOfferDeclined(tx: Queryable, pairingId: string, tutorId: number): Promise<void> {
  await tx
    .update(candidateTutors)
    .set({ offerDeclinedAt: sql`now()` })
    .where(and(eq(candidateTutors.pairingId, pairingId), eq(candidateTutors.tutorId, tutorId)));
}

/** The searches, with their rounds, in which an answer still counts, also a late one, about time that is given away. */
export async function findRivals(db: Queryable, { matchId, studentId, tutorId }: ProposalRow) {
  return db
    .selectDistinct({ id: matches.id, round: matches.round, userId: matches.userId })
    .from(candidateTutors)
    .innerJoin(matches, eq(matches.id, candidateTutors.matchId))
    .where(
      and(
        ne(matches.id, matchId),
        inArray(matches.status, ANSWERABLE),
        or(eq(matches.studentId, studentId), eq(candidateTutors.tutorId, tutorId)),
        inArray(candidateTutors.talkSendStatus, tutorProposalStatusesBefore("ACCEPT")),
        isNull(candidateTutors.releasedAt),
        isNull(candidateTutors.lapsedAt),
      ),
    );
}

/** What was proposed to the tutor who is signed in, the newest first. */
export async function findProposalsOfTutor(db: Queryable, userId: string, limit: number): Promise<ProposalRow[]> {
  return selectProposals(db)
    .where(and(eq(tutors.userId, userId), sql`${candidateTutors.talkSendStatus} <> 'READY'`))
    .orderBy(desc(candidateTutors.createdAt))
    .limit(limit);
}

export async function markSent(tx: Queryable, pairingId: string, tutorId: number, status: "SENT" | "SMS_SENT") {
  await tx
    .update(candidateTutors)
    .set({ talkSendStatus: status, sentAt: sql`now()` })
    .where(
      and(
        eq(candidateTutors.pairingId, pairingId),
        eq(candidateTutors.tutorId, tutorId),
        eq(candidateTutors.talkSendStatus, "READY"),
      ),
    );
}

export async function markAnswered(
  tx: Queryable,
  pairingId: string,
  tutorId: number,
  values:
    | { talkSendStatus: "ACCEPT"; lessonStarts: LessonStart[] }
    | { talkSendStatus: "REJECT"; rejectReason: ProposalRejectReason | null; reason: string | null },
): Promise<void> {
  await tx
    .update(candidateTutors)
    .set({ ...values, answeredAt: sql`now()` })
    .where(
      and(
        eq(candidateTutors.pairingId, pairingId),
        eq(candidateTutors.tutorId, tutorId),
        inArray(candidateTutors.talkSendStatus, tutorProposalStatusesBefore(values.talkSendStatus)),
      ),
    );
}

/** Ends a proposal for which no time is left. */
export async function lapseProposal(tx: Queryable, pairingId: string, tutorId: number): Promise<void> {
  await tx
    .update(candidateTutors)
    .set({ talkSendStatus: "TIMEOUT", lapsedAt: sql`now()` })
    .where(
      and(
        eq(candidateTutors.pairingId, pairingId),
        eq(candidateTutors.tutorId, tutorId),
        inArray(candidateTutors.talkSendStatus, ["TIMEOUT", ...tutorProposalStatusesBefore("TIMEOUT")]),
      ),
    );
}

/** Closes what the others were asked; a tutor who says yes now learns that somebody else was faster. */
export async function closeOtherProposals(tx: Queryable, matchId: string, tutorId: number): Promise<void> {
  await tx
    .update(candidateTutors)
    .set({ talkSendStatus: "TIMEOUT" })
    .where(
      and(
        eq(candidateTutors.matchId, matchId),
        ne(candidateTutors.tutorId, tutorId),
        inArray(candidateTutors.talkSendStatus, tutorProposalStatusesBefore("TIMEOUT")),
      ),
    );
}

/** Nothing that was asked for a pair counts any more once it is dissolved: another search begins (rematch). */
export async function releaseProposals(tx: Queryable, matchId: string): Promise<void> {
  await tx
    .update(candidateTutors)
    .set({ releasedAt: sql`now()` })
    .where(and(eq(candidateTutors.matchId, matchId), isNull(candidateTutors.releasedAt)));
}

/** Those of some tutors whose account has no confirmed phone: nobody knows who would read what is sent to them. */
export async function findUnreachableTutors(db: Queryable, tutorIds: readonly number[]): Promise<Set<number>> {
  if (tutorIds.length === 0) return new Set();
  const rows = await db
    .select({ id: tutors.id })
    .from(tutors)
    .innerJoin(users, eq(users.id, tutors.userId))
    .where(and(inArray(tutors.id, [...tutorIds]), eq(users.phoneNumberVerified, false)));
  return new Set(rows.map(({ id }) => id));
}
