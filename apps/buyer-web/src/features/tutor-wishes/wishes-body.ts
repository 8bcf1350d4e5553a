import { type Applicant, toApplicantRequest, WEEKDAYS, type WeeklyAvailablePeriods } from "@pkg/domain";
import type { Wishes } from "./wishes";

/** What of an applicant the order decides. */
export type Ordered = Pick<Applicant, "merchantUid" | "subject" | "subjectDetail" | "rank">;

const NO_TIMES = Object.fromEntries(WEEKDAYS.map((day) => [day, []])) as unknown as WeeklyAvailablePeriods;

const NO_WISHES: Wishes = {
  weeklyAvailablePeriods: NO_TIMES,
  studyPurposes: [],
  tutorGenders: [],
  tutorUniversities: [],
  tutorPassTypes: [],
  tutorTracks: [],
  likedTutorStyles: [],
  dislikedTutorStyles: [],
  tutorMemo: "",
};

/** The body of POST /lessons/applicants for an order that has none yet (spec §4, step 3). */
export function newApplicantBody(ordered: Ordered) {
  const applicant = { ...ordered, ...NO_WISHES, recommendedTutors: [], selectedTutors: [], completedAt: null };
  return mutable(toApplicantRequest(applicant));
}

/** The wishes as PATCH and candidate-count take them: lists comma-joined (spec §3). */
export function wishesBody(wishes: Wishes) {
  const ordered: Ordered = { merchantUid: "", subject: "", subjectDetail: "", rank: "BASIC" };
  const whole = { ...ordered, ...wishes, recommendedTutors: [], selectedTutors: [], completedAt: null };
  const {
    merchantUid: _uid,
    subject: _subject,
    subjectDetail: _detail,
    rank: _rank,
    ...rest
  } = mutable(toApplicantRequest(whole));
  const { recommendedTutors: _recommended, selectedTutors: _selected, completedAt: _completed, ...body } = rest;
  return body;
}

/** The generated types know no readonly lists. */
function mutable<T extends { readonly weeklyAvailablePeriods: WeeklyAvailablePeriods }>(request: T) {
  const days = WEEKDAYS.map((day) => [day, [...request.weeklyAvailablePeriods[day]]] as const);
  const weeklyAvailablePeriods = Object.fromEntries(days) as Record<(typeof WEEKDAYS)[number], string[]>;
  return { ...request, weeklyAvailablePeriods };
}
