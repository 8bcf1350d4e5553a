import { CONFIDENCE_LEVELS, type ConfidenceLevel } from "../subject/confidence-level.ts";
import type { Subject, SubjectDetail } from "../subject/subject.ts";
import type { TutorSubjects } from "./tutor.ts";

/** Subjects without lessons at school, whatever the level: 논술, 검정고시, 코딩, 제2외국어, 학습 코칭. */
export const ADVANCED_SUBJECTS = ["ESSAY", "QUALIFICATION", "CODING", "SECOND_LANGUAGE", "STUDY_COACHING"] as const;

/** The lists of `TutorSubjects` that hold subject detail keys. */
export const TUTOR_SUBJECT_LISTS = ["middleSchoolSubjects", "highSchoolSubjects", "advancedSubjects"] as const;
export type TutorSubjectList = (typeof TUTOR_SUBJECT_LISTS)[number];

/** A detail that a tutor teaches, with the confidence in its subject. */
export interface TaughtDetail {
  readonly subjectDetailKey: string;
  readonly confidence: ConfidenceLevel;
}

/** The part of the catalogue that the lists need. */
export interface ListedSubject extends Pick<Subject, "key" | "label"> {
  readonly subjectDetails: readonly Pick<SubjectDetail, "key" | "parentSubjectDetailKey" | "targetSchoolLevels">[];
}

/**
 * The one list that a detail belongs to: advanced by its subject, otherwise by its target school level. A detail of a school
 * subject for both levels belongs to the middle school's.
 */
export function tutorSubjectList(
  subjectKey: string,
  { targetSchoolLevels }: Pick<SubjectDetail, "targetSchoolLevels">,
): TutorSubjectList {
  if (ADVANCED_SUBJECTS.some((advanced) => advanced === subjectKey)) return "advancedSubjects";
  return targetSchoolLevels.includes("MIDDLE") ? "middleSchoolSubjects" : "highSchoolSubjects";
}

/** The details of a subject that can be taught: not the ones that only group others (중1 수학 of 중1-1 and 중1-2). */
export function teachableDetails<D extends Pick<SubjectDetail, "key" | "parentSubjectDetailKey">>(
  details: readonly D[],
): D[] {
  return details.filter(({ key }) => !details.some(({ parentSubjectDetailKey }) => parentSubjectDetailKey === key));
}

/**
 * Sorts what a tutor teaches into the lists, in the catalogue's order. A subject whose details differ in confidence has the
 * lowest of them; a detail that is in no catalogue any more is left out.
 */
export function toTutorSubjects(taught: readonly TaughtDetail[], catalogue: readonly ListedSubject[]): TutorSubjects {
  const confidences = new Map(taught.map(({ subjectDetailKey, confidence }) => [subjectDetailKey, confidence]));
  const held = catalogue.flatMap((subject) =>
    subject.subjectDetails.flatMap((detail) => {
      const confidence = confidences.get(detail.key);
      return confidence ? [{ subject, key: detail.key, list: tutorSubjectList(subject.key, detail), confidence }] : [];
    }),
  );
  const keysOf = (list: TutorSubjectList) => held.filter((one) => one.list === list).map(({ key }) => key);
  return {
    middleSchoolSubjects: keysOf("middleSchoolSubjects"),
    highSchoolSubjects: keysOf("highSchoolSubjects"),
    advancedSubjects: keysOf("advancedSubjects"),
    confidenceSubjects: catalogue.flatMap((subject) => {
      const levels = held.filter((one) => one.subject === subject).map(({ confidence }) => confidence);
      const level = lowest(levels);
      return level ? [{ subject: subject.key, level }] : [];
    }),
  };
}

function lowest(levels: readonly ConfidenceLevel[]): ConfidenceLevel | undefined {
  return CONFIDENCE_LEVELS.findLast((level) => levels.includes(level));
}
