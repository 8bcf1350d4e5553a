import { bitsToCalendar, calendarToBits, type LessonStart, setLessons } from "@pkg/domain";
import type { Transaction } from "../../../../db/client.ts";
import type { Ctx } from "../../../../deps.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { announceLive } from "../../../../lib/live-events.ts";
import { bookTutor, lockTutor } from "../../../tutors/tutors/repository.ts";
import { notifyAcceptedTutor, notifyMatch } from "../notify-match.ts";
import { findMatch, lockStudent, type MatchRow, updateMatch } from "../repository.ts";
import { reviewRivals } from "./end-proposals.ts";
import { notifyTooLate } from "./notify-too-late.ts";
import { closeOtherProposals, markAnswered, type ProposalRow } from "./repository.ts";

type LockedTutor = NonNullable<Awaited<ReturnType<typeof lockTutor>>>;

/** The two sides of a pair to be, held until the transaction ends. */
export interface LockedPair {
  readonly tutor: LockedTutor;
  readonly match: MatchRow;
}

/** Holds the tutor and the student of a proposal, in this order, in the transaction that holds the match. @throws ApiError 404 */
export async function lockPair(tx: Transaction, { matchId, tutorId, studentId }: ProposalRow): Promise<LockedPair> {
  const tutor = await lockTutor(tx, tutorId);
  if (!tutor) throw refuse.notFound();
  await lockStudent(tx, studentId);
  const match = await findMatch(tx, matchId);
  if (!match) throw refuse.notFound();
  return { tutor, match };
}

export const isFull = ({ tutor }: LockedPair): boolean => tutor.activeStudents >= tutor.capacity;

/**
 * Makes a pair at weekly times that both sides said yes to and that are free for both: the other proposals end, the tutor's time
 * is taken, and everybody is told. Times outside of the tutor's week become part of it, so that it holds all lessons.
 */
export async function makePair(
  ctx: Ctx,
  tx: Transaction,
  proposal: ProposalRow,
  { tutor, match }: LockedPair,
  lessonStarts: readonly LessonStart[],
): Promise<void> {
  const { matchId, tutorId, pairingId, userId, subjectLabel, subjectDetailLabel, round, minutes } = proposal;
  await markAnswered(tx, pairingId, tutorId, { talkSendStatus: "ACCEPT", lessonStarts: [...lessonStarts] });
  await notifyTooLate(ctx, tx, { matchId, winner: tutorId });
  await closeOtherProposals(tx, matchId, tutorId);
  await updateMatch(tx, matchId, { status: "MATCHED", tutorId, lessonStarts, deadlineAt: null, matchedAt: new Date() });
  const withPair = (bits: string) => calendarToBits(setLessons(bitsToCalendar(bits), { lessonStarts, minutes }, 1));
  await bookTutor(tx, tutorId, { takenBits: withPair(tutor.takenBits), weekBits: withPair(tutor.weekBits) });
  await reviewRivals(ctx, tx, proposal);
  const paired = {
    id: matchId,
    userId,
    studentName: match.studentName,
    product: match.product,
    subjectLabel,
    subjectDetailLabel,
    lessonStarts,
    tutorName: tutor.name,
    rematchedAt: match.rematchedAt,
  };
  await notifyMatch(ctx, tx, paired, "MATCHED", round);
  if (tutor.userId) {
    await announceLive(tx, { userId: tutor.userId, matchId });
    await notifyAcceptedTutor(ctx, tx, { ...paired, round, userId: tutor.userId });
  }
}
