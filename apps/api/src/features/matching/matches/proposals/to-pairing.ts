import {
  bitsToCalendar,
  calendarToPeriods,
  copyWeeklyPeriods,
  gradeLabel,
  type LessonStart,
  lessonTimes,
  tutorPay,
} from "@pkg/domain";
import { isAnswerable, isTimeGone, offerTimes } from "./compute-open-times.ts";
import { openOffer } from "./find-offered-times.ts";
import type { ProposalRow } from "./repository.ts";
import type { TutorPairingWire } from "./schemas.ts";

/** A proposal without anything that tells who the student is. */
export function toPairing(proposal: ProposalRow): TutorPairingWire {
  const { talkSendStatus, matchStatus, matchTutorId, tutorId, offeredStarts, offerDeclinedAt } = proposal;
  const times = isAnswerable(proposal) ? offerTimes(proposal) : null;
  const offered = times && openOffer(proposal);
  const isLapsed = proposal.lapsedAt !== null || (times !== null && isTimeGone(times) && !offered);
  return {
    id: proposal.pairingId,
    tutorPairingStatus: matchStatus,
    talkSendStatus,
    candidateTutors: [{ tutorId: String(tutorId), talkSendStatus, reason: proposal.reason }],
    isMatchable: times !== null && !isLapsed,
    isTaken: matchTutorId !== null && matchTutorId !== tutorId,
    isLapsed,
    dueAt: proposal.dueAt,
    promisedOn: proposal.promisedOn,
    subjectLabel: proposal.subjectLabel,
    subjectDetailLabel: proposal.subjectDetailLabel,
    gradeLabel: gradeLabel(proposal.studentGrade, "short"),
    gradeBand: proposal.gradeBand,
    minutes: proposal.minutes,
    lessonsPerWeek: proposal.lessonsPerWeek,
    lessonTimes: lessonTimes(proposal.lessonStarts),
    otherTimes: (times?.others ?? []).map(toOffer),
    offer: offered ? toOffer(offered) : null,
    declinedOffer: offerDeclinedAt && offeredStarts ? lessonTimes(offeredStarts) : null,
    taughtPeriods: copyWeeklyPeriods(calendarToPeriods(bitsToCalendar(proposal.takenBits))),
    pay: tutorPay(proposal.product),
    studyPurposes: proposal.studyPurposes,
    tutorMemo: proposal.tutorMemo,
  };
}

/** Other weekly times as the tutor reads them and sends them back. */
export const toOffer = (lessonStarts: readonly LessonStart[]): TutorPairingWire["otherTimes"][number] => ({
  lessonStarts: lessonStarts.map(({ day, halfHour }) => ({ day, halfHour })),
  lessonTimes: lessonTimes(lessonStarts),
});
