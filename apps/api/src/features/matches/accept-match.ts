import {
  bitsToCalendar,
  calendarToBits,
  type LessonStart,
  lessonSlots,
  meetingCalendar,
  periodsToCalendar,
  proposeLessons,
} from "@pkg/domain";
import type { Transaction } from "../../db/client.ts";
import type { AppDeps } from "../../deps.ts";
import { ApiError, notFound } from "../../lib/errors.ts";
import { announceLive } from "../../lib/live-events.ts";
import { announceTutorChange } from "../matching/announce-tutor-change.ts";
import { notifyMatch } from "./notify-match.ts";
import { bookTutor, closeOtherProposals, lockTutor, markAnswered, type ProposalRow } from "./proposal-repository.ts";
import { updateMatch } from "./repository.ts";

/**
 * Makes a pair of a match and the tutor who said yes, in the transaction that holds the match. Times are looked at again: the
 * tutor's week may have filled since the question was sent.
 * @throws ApiError 409 class 52001 when the lessons no longer fit into the tutor's week; 409 class 50004 when the tutor has no
 * place left.
 */
export async function acceptMatch(
  { outbox }: Pick<AppDeps, "outbox">,
  tx: Transaction,
  proposal: ProposalRow,
): Promise<void> {
  const { matchId, tutorId, pairingId, userId, subjectLabel, round } = proposal;
  const tutor = await lockTutor(tx, tutorId);
  if (!tutor) throw notFound();
  if (tutor.activeStudents >= tutor.capacity) {
    throw new ApiError(409, "class", 50004, { message: "맡을 수 있는 학생 수를 넘어요. 정원을 먼저 늘려 주세요." });
  }
  const taken = bitsToCalendar(tutor.takenBits);
  const free = bitsToCalendar(tutor.weekBits).map((slot, index) => (taken[index] === 1 ? 0 : slot));
  const lessonStarts = chooseLessons(proposal, free);
  if (!lessonStarts) throw new ApiError(409, "class", 52001);
  for (const slot of lessonStarts.flatMap((start) => lessonSlots(start, proposal.minutes))) taken[slot] = 1;
  await markAnswered(tx, pairingId, tutorId, { talkSendStatus: "ACCEPT", reason: null });
  await closeOtherProposals(tx, matchId, tutorId);
  await updateMatch(tx, matchId, { status: "MATCHED", tutorId, lessonStarts, deadlineAt: null, matchedAt: new Date() });
  await bookTutor(tx, tutorId, calendarToBits(taken));
  await announceTutorChange(tx, tutorId);
  await notifyMatch(outbox, tx, { id: matchId, userId, subjectLabel }, "MATCHED", round);
  if (tutor.userId) await announceLive(tx, { userId: tutor.userId, matchId });
}

/** The times that were proposed while they are still free, otherwise others that suit both. */
function chooseLessons(proposal: ProposalRow, free: Uint8Array<ArrayBuffer>): readonly LessonStart[] | null {
  const { lessonStarts, minutes, lessonsPerWeek, wishes } = proposal;
  const stillFree = lessonStarts.flatMap((start) => lessonSlots(start, minutes)).every((slot) => free[slot] === 1);
  if (stillFree && lessonStarts.length === lessonsPerWeek) return lessonStarts;
  const wish = { calendar: periodsToCalendar(wishes.weeklyAvailablePeriods) };
  return proposeLessons(meetingCalendar(wish, { calendar: free }), minutes, lessonsPerWeek);
}
