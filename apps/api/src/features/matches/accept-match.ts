import { areSameTimes, bitsToCalendar, calendarToBits, type LessonStart, setLessons } from "@pkg/domain";
import type { Transaction } from "../../db/client.ts";
import type { AppDeps } from "../../deps.ts";
import { announceLive } from "../../lib/live-events.ts";
import { type ApiError, refuse } from "../../lib/refuse.ts";
import { bookTutor, lockTutor } from "../tutors/repository.ts";
import { isTimeGone, offerTimes } from "./compute-open-times.ts";
import { goOnWithout, reviewRivals } from "./end-proposals.ts";
import { notifyAcceptedTutor, notifyMatch } from "./notify-match.ts";
import { closeOtherProposals, lapseProposal, markAnswered, type ProposalRow } from "./proposal-repository.ts";
import { findMatch, lockStudent, updateMatch } from "./repository.ts";
import { toOffer } from "./to-pairing.ts";

/**
 * Makes a pair of a match and the tutor who said yes, in the transaction that holds the match: at the times that were asked, or
 * at others that the tutor chose of those that are offered once these are gone. Never at times that nobody said yes to.
 * @param wanted the weekly times that the tutor accepts
 * @returns null when the pair is made; else 409 class 52001 with `otherTimes`, to answer once the transaction is kept: without
 * any left, the proposal has ended.
 * @throws ApiError 409 class 50004 when the tutor has no place left; 400 class 10001 for other times while the asked are free.
 */
export async function acceptMatch(
  deps: Pick<AppDeps, "jobs" | "config">,
  tx: Transaction,
  proposal: ProposalRow,
  wanted: readonly LessonStart[],
): Promise<ApiError | null> {
  const { matchId, tutorId, pairingId, userId, subjectLabel, round, minutes } = proposal;
  const tutor = await lockTutor(tx, tutorId);
  if (!tutor) throw refuse.notFound();
  if (tutor.activeStudents >= tutor.capacity) {
    throw refuse.notNow("맡을 수 있는 학생 수를 넘어요. 정원을 먼저 늘려 주세요.");
  }
  await lockStudent(tx, proposal.studentId);
  const match = await findMatch(tx, matchId);
  if (!match) throw refuse.notFound();
  const { wishes, otherPairs } = match;
  const times = offerTimes({ ...proposal, ...tutor, wishes, otherPairs });
  const offered = times.areFree ? [proposal.lessonStarts] : times.others;
  const lessonStarts = offered.find((starts) => areSameTimes(starts, wanted));
  if (!lessonStarts) {
    if (times.areFree) throw refuse.invalidInput({ fields: [NOT_ASKED] });
    if (!isTimeGone(times)) return timesTaken(offered);
    await lapseProposal(tx, pairingId, tutorId);
    await goOnWithout(deps, tx, proposal);
    return timesTaken([]);
  }
  await markAnswered(tx, pairingId, tutorId, { talkSendStatus: "ACCEPT", lessonStarts: [...lessonStarts] });
  await closeOtherProposals(tx, matchId, tutorId);
  await updateMatch(tx, matchId, { status: "MATCHED", tutorId, lessonStarts, deadlineAt: null, matchedAt: new Date() });
  const taken = setLessons(bitsToCalendar(tutor.takenBits), { lessonStarts, minutes }, 1);
  await bookTutor(tx, tutorId, calendarToBits(taken));
  await reviewRivals(deps, tx, proposal);
  const paired = { id: matchId, userId, subjectLabel, lessonStarts, tutorName: tutor.name };
  await notifyMatch(deps, tx, paired, "MATCHED", round);
  if (tutor.userId) {
    await announceLive(tx, { userId: tutor.userId, matchId });
    await notifyAcceptedTutor(deps, tx, { ...paired, round, studentName: match.studentName, userId: tutor.userId });
  }
  return null;
}

const NOT_ASKED = { path: "lessonStarts", message: "제안받은 시간이 아직 비어 있어요. 그 시간으로 수락해 주세요." };

const timesTaken = (offered: readonly (readonly LessonStart[])[]): ApiError =>
  refuse.lessonOverlaps({
    message:
      offered.length > 0
        ? "제안받은 시간에 그 사이 다른 수업이 잡혔어요. 다른 시간을 골라 주세요."
        : "그 사이 두 분이 만날 수 있는 시간이 모두 찼어요.",
    otherTimes: offered.map(toOffer),
  });
