import { type ChoiceOptions, type LessonChoice, readChoice, writeChoice } from "@/lib/catalogue/lesson-choice";
import { type EnrollCatalogue, type EnrollDetail, type EnrollSubject, subjectsFor } from "./enroll-catalogue";

/** Where a buyer stands in the three steps, as the address keeps it. */
export interface EnrollPlace {
  readonly step: 1 | 2 | 3;
  readonly subject: EnrollSubject | null;
  readonly detail: EnrollDetail | null;
  readonly choice: LessonChoice;
}

/** Number of steps: subject, detail, product. */
export const ENROLL_STEPS = 3;

/** Reads the place from the query. A subject or detail that this school level or rank doesn't have leads back to its step. */
export function readPlace(query: URLSearchParams, catalogue: EnrollCatalogue, options: ChoiceOptions): EnrollPlace {
  const choice = readChoice(query, options);
  const subjects = subjectsFor(catalogue, choice.schoolLevel, choice.tutorRank);
  const subject = subjects.find(({ key }) => key === query.get("subject")) ?? null;
  const detail = subject?.details.find(({ key }) => key === query.get("detail")) ?? null;
  return { step: detail ? 3 : subject ? 2 : 1, subject, detail, choice };
}

/** The query changes that lead to a place; the choice goes along, so that the next course starts with it. */
export function placeChanges(choice: LessonChoice, subject: string | null, detail: string | null) {
  return { months: null, tablet: null, ...writeChoice(choice), subject, detail };
}
