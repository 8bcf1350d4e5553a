import { TUTOR_RANK_NAMES, type TutorRank } from "../product/tutor-rank.ts";
import { isSubjectForRank } from "../subject/subject.ts";
import type { SubjectConfidence, TutorSubjects } from "./tutor.ts";
import {
  type ListedSubject,
  TUTOR_SUBJECT_LISTS,
  type TutorSubjectList,
  teachableDetails,
  tutorSubjectList,
} from "./tutor-subject-lists.ts";

/** The problem of one field; the path is the list's name, or `confidenceSubjects.MATH`. */
export interface FieldRefusal {
  readonly path: string;
  readonly message: string;
}

/** Why an expert tutor cannot choose a subject. */
export const EXPERT_SUBJECT_REFUSAL = `${TUTOR_RANK_NAMES.EXPERT}은 국어·과학·사회를 맡지 않아요.`;

/**
 * Checks what a tutor wants to teach: known details in their own list, once each, of subjects that the rank may use,
 * and one confidence for each taught subject and for no other. At most one problem per field.
 */
export function tutorSubjectProblems(
  subjects: TutorSubjects,
  catalogue: readonly ListedSubject[],
  rank: TutorRank,
): FieldRefusal[] {
  const places = new Map(
    catalogue.flatMap((subject) =>
      teachableDetails(subject.subjectDetails).map((detail) => [
        detail.key,
        { subject: subject.key, list: tutorSubjectList(subject.key, detail) },
      ]),
    ),
  );
  const ofList = (list: TutorSubjectList): string | null => {
    const keys = subjects[list];
    const found = keys.map((key) => places.get(key));
    if (found.some((place) => !place)) return "고를 수 없는 과목이 있어요.";
    if (found.some((place) => place && place.list !== list)) return "다른 칸의 과목이 있어요. 다시 골라 주세요.";
    if (found.some((place) => place && !isSubjectForRank(place.subject, rank))) return EXPERT_SUBJECT_REFUSAL;
    return new Set(keys).size === keys.length ? null : "같은 과목이 두 번 있어요.";
  };
  const taught = new Set(
    TUTOR_SUBJECT_LISTS.flatMap((list) => subjects[list].map((key) => places.get(key)?.subject ?? "")),
  );
  return [
    ...TUTOR_SUBJECT_LISTS.flatMap((list) => refusal(list, ofList(list))),
    ...catalogue.flatMap(({ key, label }) =>
      refusal(
        `confidenceSubjects.${key}`,
        confidenceProblem(label, taught.has(key), levelsOf(subjects.confidenceSubjects, key)),
      ),
    ),
    ...refusal("confidenceSubjects", strangers(subjects.confidenceSubjects, catalogue)),
  ];
}

function refusal(path: string, message: string | null): FieldRefusal[] {
  return message ? [{ path, message }] : [];
}

const levelsOf = (confidences: readonly SubjectConfidence[], key: string) =>
  confidences.filter(({ subject }) => subject === key).length;

function confidenceProblem(label: string, isTaught: boolean, levels: number): string | null {
  if (isTaught && levels === 0) return `${label} 자신감을 골라 주세요.`;
  if (!isTaught && levels > 0) return "가르치는 과목에만 자신감을 고를 수 있어요.";
  return levels > 1 ? `${label} 자신감이 두 번 있어요.` : null;
}

function strangers(confidences: readonly SubjectConfidence[], catalogue: readonly ListedSubject[]): string | null {
  const isKnown = ({ subject }: SubjectConfidence) => catalogue.some(({ key }) => key === subject);
  return confidences.every(isKnown) ? null : "고를 수 없는 과목이 있어요.";
}
