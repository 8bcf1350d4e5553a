import { parseAsString } from "nuqs";
import { CHOICE_QUERY } from "@/lib/catalogue/choice-query";
import {
  type EnrollCatalogue,
  type EnrollDetail,
  type EnrollSubject,
  subjectsFor,
} from "@/lib/catalogue/enroll-catalogue";
import { type ChoiceOptions, type LessonChoice, readChoice, writeChoice } from "@/lib/catalogue/lesson-choice";
import type { LessonPlace } from "./lesson-offers";

/**
 * URL state; `courses` is a link's list, which is imported once, and `trial` is set by a link to the trial lesson. With
 * `take` a link means the lesson on which it stands, whatever an earlier visit has chosen.
 */
export const ENROLL_QUERY = {
  ...CHOICE_QUERY,
  subject: parseAsString,
  detail: parseAsString,
  courses: parseAsString,
  trial: parseAsString,
  take: parseAsString,
};

/** The current step with the answers so far. */
export type EnrollPlace = { readonly choice: LessonChoice } & (
  | { readonly step: 1 }
  | { readonly step: 2; readonly subject: EnrollSubject }
  | { readonly step: 3; readonly subject: EnrollSubject; readonly detail: EnrollDetail; readonly lesson: LessonPlace }
);

/** Number of steps: subject, detail, product. */
export const ENROLL_STEPS = 3;

type EnrollQuery = Readonly<Record<string, string | null | undefined>>;

/** Reads the place from the query. A subject or detail that this school level or rank doesn't have leads back to its step. */
export function readPlace(
  query: EnrollQuery,
  catalogue: EnrollCatalogue,
  options: ChoiceOptions,
  tutorId?: string,
): EnrollPlace {
  const choice = readChoice(query, options);
  const subjects = subjectsFor(catalogue, choice.schoolLevel, choice.tutorRank);
  const subject = subjects.find(({ key }) => key === query.subject);
  const detail = subject?.details.find(({ key }) => key === query.detail);
  if (!subject) return { step: 1, choice };
  if (!detail) return { step: 2, choice, subject };
  return { step: 3, choice, subject, detail, lesson: lessonPlace(subject.key, detail.key, tutorId) };
}

/** A lesson that begins with a tutor, or with nobody yet. */
export function lessonPlace(subject: string, subjectDetail: string, tutorId: string | undefined): LessonPlace {
  return { subject, subjectDetail, ...(tutorId ? { tutorId } : {}) };
}

/** The query changes of a step; they include the choice, so that the next course starts with it. */
export function placeChanges(choice: LessonChoice, subject: string | null, detail: string | null) {
  return { months: null, tablet: null, ...writeChoice(choice), subject, detail };
}
