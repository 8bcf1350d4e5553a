import { copyWeeklyPeriods, NO_TIMES, type Period, type Weekday } from "../schedule/weekly-periods.ts";
import type { Applicant } from "./applicant.ts";

/** Wishes on which nothing has been said; the order fills in what was bought. */
export const NO_WISHES: Applicant = {
  merchantUid: "",
  subject: "",
  subjectDetail: "",
  rank: "BASIC",
  weeklyAvailablePeriods: NO_TIMES,
  studyPurposes: [],
  tutorGenders: [],
  tutorUniversities: [],
  tutorPassTypes: [],
  tutorTracks: [],
  likedTutorStyles: [],
  dislikedTutorStyles: [],
  recommendedTutors: [],
  selectedTutors: [],
  tutorMemo: "",
  completedAt: null,
};

/** The wishes that the search for a tutor reads. */
export const SEARCH_WISHES = [
  "weeklyAvailablePeriods",
  "tutorGenders",
  "tutorUniversities",
  "tutorPassTypes",
  "tutorTracks",
  "likedTutorStyles",
  "dislikedTutorStyles",
] as const satisfies readonly (keyof Applicant)[];
export type SearchWish = (typeof SEARCH_WISHES)[number];

/** The wishes that a buyer may change; the order decides the rest of an applicant. */
export const BUYER_WISHES = [
  ...SEARCH_WISHES,
  "studyPurposes",
  "tutorMemo",
  "recommendedTutors",
  "selectedTutors",
] as const;
export type BuyerWish = (typeof BUYER_WISHES)[number];

/** The named wishes of an applicant, and nothing else of it. */
export function pickWishes<Wishes extends object, Key extends keyof Wishes>(
  wishes: Wishes,
  keys: readonly Key[],
): Pick<Wishes, Key> {
  return Object.fromEntries(keys.map((key) => [key, wishes[key]])) as Pick<Wishes, Key>;
}

/** An applicant whose lists may be changed, as databases and generated clients want it. */
export type ApplicantCopy = {
  -readonly [Key in keyof Applicant]: Applicant[Key] extends readonly (infer Item)[] ? Item[] : Applicant[Key];
} & { weeklyAvailablePeriods: Record<Weekday, Period[]> };

/** Copies an applicant with its lists. */
export function copyApplicant(applicant: Applicant): ApplicantCopy {
  const fields = Object.entries(applicant).map(([key, value]) => [key, Array.isArray(value) ? [...value] : value]);
  const weeklyAvailablePeriods = copyWeeklyPeriods(applicant.weeklyAvailablePeriods);
  return { ...(Object.fromEntries(fields) as ApplicantCopy), weeklyAvailablePeriods };
}
