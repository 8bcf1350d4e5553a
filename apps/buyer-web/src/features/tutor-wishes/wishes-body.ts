import { type Applicant, copyWeeklyPeriods, NO_WISHES, toApplicantRequest } from "@pkg/domain";
import type { Wishes } from "./wishes";

/** The wishes in the format of PATCH and candidate-count: lists comma-joined. */
export function wishesBody({ gradeBand, ...wishes }: Wishes) {
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
  const { completedAt: _completed, ...body } = rest;
  return { ...body, gradeBand };
}

/** The generated types lack readonly arrays. */
function toBody(applicant: Applicant) {
  const weeklyAvailablePeriods = copyWeeklyPeriods(applicant.weeklyAvailablePeriods);
  return { ...toApplicantRequest(applicant), weeklyAvailablePeriods };
}
