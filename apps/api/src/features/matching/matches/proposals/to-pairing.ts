import {
  bitsToCalendar,
  calendarToPeriods,
  copyWeeklyPeriods,
  firstLessonTimes,
  gradeLabel,
  hideContacts,
  isTrialCourse,
  type LessonStart,
  lessonTimes,
  toKstDate,
  tutorPay,
} from "@pkg/domain";
import type { Queryable } from "../../../../db/client.ts";
import { countLeft } from "../../../lessons/tutor-classes/count-left.ts";
import type { LevelTestSummaryWire } from "../../../tests/level-tests/schemas.ts";
import { listSummaries } from "../../../tests/level-tests/summaries/list-summaries.ts";
import { isAnswerable, isTimeGone, offerTimes } from "./compute-open-times.ts";
import { openOffer } from "./find-offered-times.ts";
import type { ProposalRow } from "./repository.ts";
import type { ListedPairingWire, TutorPairingWire } from "./schemas.ts";

export async function toPairing(db: Queryable, proposal: ProposalRow): Promise<TutorPairingWire> {
  const { matchId, studentId, subjectKey } = proposal;
  const [newest] = await listSummaries(db, [studentId], { subject: subjectKey, limit: 1 });
  return { ...describe(proposal, await countLeft(db, [matchId])), levelTest: newest ? withoutName(newest) : null };
}

const withoutName = ({ studentName: _name, ...test }: LevelTestSummaryWire) => test;

export async function toPairings(db: Queryable, proposals: readonly ProposalRow[]): Promise<ListedPairingWire[]> {
  const matchIds = new Set(proposals.map(({ matchId }) => matchId));
  const left = await countLeft(db, [...matchIds]);
  return proposals.map((proposal) => describe(proposal, left));
}

/** A proposal without anything that tells who the student is. */
function describe(proposal: ProposalRow, left: Awaited<ReturnType<typeof countLeft>>): ListedPairingWire {
  const { talkSendStatus, matchStatus, matchTutorId, tutorId, offeredStarts, offerDeclinedAt } = proposal;
  const ofClass = left.get(proposal.matchId);
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
    isTrial: isTrialCourse(proposal.product),
    chosenAs: proposal.chosenAs,
    lessonTimes: lessonTimes(proposal.lessonStarts),
    openStarts: times?.areFree ? toOffer(proposal.lessonStarts).lessonStarts : [],
    otherTimes: (times?.others ?? []).map(toOffer),
    offer: offered ? toOffer(offered) : null,
    declinedOffer: offerDeclinedAt && offeredStarts ? lessonTimes(offeredStarts) : null,
    taughtPeriods: copyWeeklyPeriods(calendarToPeriods(bitsToCalendar(proposal.takenBits))),
    pay: tutorPay(proposal.product),
    lessonsLeft: ofClass ? ofClass.left - ofClass.checking : 0,
    firstDay: times && !isLapsed ? firstDayOf(proposal, offered ?? (times.areFree ? proposal.lessonStarts : [])) : null,
    studyPurposes: proposal.studyPurposes,
    tutorMemo: hideContacts(proposal.tutorMemo),
    isStaffMemo: proposal.isStaffMemo,
  };
}

/** Null while the times are to be chosen. */
function firstDayOf({ minutes }: ProposalRow, lessonStarts: readonly LessonStart[]): string | null {
  const [first] = firstLessonTimes({ now: new Date(), lessonStarts, minutes, busy: [] });
  return first ? toKstDate(first) : null;
}

/** Other weekly times as the tutor reads them and sends them back. */
export const toOffer = (lessonStarts: readonly LessonStart[]): TutorPairingWire["otherTimes"][number] => ({
  lessonStarts: lessonStarts.map(({ day, halfHour }) => ({ day, halfHour })),
  lessonTimes: lessonTimes(lessonStarts),
});
