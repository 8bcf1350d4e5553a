import { type Applicant, copyWeeklyPeriods, NO_WISHES, toApplicantRequest } from "@pkg/domain";
import type { Wishes } from "./wishes";

/** What of an applicant the order decides. */
export type Ordered = Pick<Applicant, "merchantUid" | "subject" | "subjectDetail" | "rank">;

/** The body of POST /lessons/applicants for an order that has none yet. */
export function newApplicantBody(ordered: Ordered) {
  return toBody({ ...NO_WISHES, ...ordered });
}

/** The wishes as PATCH and candidate-count take them: lists comma-joined. */
export function wishesBody(wishes: Wishes) {
  const {
    merchantUid: _uid,
    subject: _subject,
    subjectDetail: _detail,
    rank: _rank,
    ...rest
  } = toBody({
    ...NO_WISHES,
    ...wishes,
  });
  const { recommendedTutors: _recommended, selectedTutors: _selected, completedAt: _completed, ...body } = rest;
  return body;
}

/** The generated types know no readonly lists. */
function toBody(applicant: Applicant) {
  const weeklyAvailablePeriods = copyWeeklyPeriods(applicant.weeklyAvailablePeriods);
  return { ...toApplicantRequest(applicant), weeklyAvailablePeriods };
}
