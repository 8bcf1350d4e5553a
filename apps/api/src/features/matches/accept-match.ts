import {
  bitsToCalendar,
  calendarToBits,
  type LessonStart,
  lessonSlots,
  meetingCalendar,
  proposeLessons,
  setLessons,
  type WeeklyCalendar,
} from "@pkg/domain";
import type { Transaction } from "../../db/client.ts";
import type { AppDeps } from "../../deps.ts";
import { announceLive } from "../../lib/live-events.ts";
import { refuse } from "../../lib/refuse.ts";
import { notifyMatch } from "./notify-match.ts";
import { bookTutor, closeOtherProposals, lockTutor, markAnswered, type ProposalRow } from "./proposal-repository.ts";
import { findMatch, lockStudent, type MatchRow, updateMatch } from "./repository.ts";
import { toMatchWish } from "./to-match-wish.ts";

/**
 * Makes a pair of a match and the tutor who said yes, in the transaction that holds the match. Times are looked at again: the
 * week of the tutor, or of the student with another tutor, may have filled since the question was sent. The proposal then shows
 * the times that were agreed.
 * @throws ApiError 409 class 52001 when the lessons no longer fit into both weeks; 409 class 50004 when the tutor has no place
 * left.
 */
export async function acceptMatch(
  { jobs }: Pick<AppDeps, "jobs">,
  tx: Transaction,
  proposal: ProposalRow,
): Promise<void> {
  const { matchId, tutorId, pairingId, userId, subjectLabel, round, minutes } = proposal;
  const tutor = await lockTutor(tx, tutorId);
  if (!tutor) throw refuse.notFound();
  if (tutor.activeStudents >= tutor.capacity) {
    throw refuse.notNow("맡을 수 있는 학생 수를 넘어요. 정원을 먼저 늘려 주세요.");
  }
  await lockStudent(tx, proposal.studentId);
  const match = await findMatch(tx, matchId);
  if (!match) throw refuse.notFound();
  const taken = bitsToCalendar(tutor.takenBits);
  const free = bitsToCalendar(tutor.weekBits).map((slot, index) => (taken[index] === 1 ? 0 : slot));
  const lessonStarts = chooseLessons(match, proposal.lessonStarts, free);
  if (!lessonStarts) throw refuse.lessonOverlaps();
  await markAnswered(tx, pairingId, tutorId, { talkSendStatus: "ACCEPT", lessonStarts: [...lessonStarts] });
  await closeOtherProposals(tx, matchId, tutorId);
  await updateMatch(tx, matchId, { status: "MATCHED", tutorId, lessonStarts, deadlineAt: null, matchedAt: new Date() });
  await bookTutor(tx, tutorId, calendarToBits(setLessons(taken, { lessonStarts, minutes }, 1)));
  await notifyMatch(jobs, tx, { id: matchId, userId, subjectLabel }, "MATCHED", round);
  if (tutor.userId) await announceLive(tx, { userId: tutor.userId, matchId });
}

/** The times that were proposed while both are still free then, otherwise others that suit both. */
function chooseLessons(
  match: MatchRow,
  proposed: readonly LessonStart[],
  free: WeeklyCalendar,
): readonly LessonStart[] | null {
  const { minutes, lessonsPerWeek } = match;
  const open = match.otherPairs.reduce((week, pair) => setLessons(week, pair, 0), free);
  const stillFree = proposed.flatMap((start) => lessonSlots(start, minutes)).every((slot) => open[slot] === 1);
  if (stillFree && proposed.length === lessonsPerWeek) return proposed;
  const wish = toMatchWish(match, match.wishes);
  return proposeLessons(meetingCalendar(wish, { calendar: open }), minutes, lessonsPerWeek);
}
