import {
  type ConfidenceLevel,
  isSubjectForRank,
  TUTOR_SUBJECT_LISTS,
  type TutorSubjects,
  teachableDetails,
  tutorSubjectList,
} from "@pkg/domain";
import type { Subject } from "./queries";

type Chosen = { -readonly [Part in keyof TutorSubjects]: TutorSubjects[Part][number][] };

const copyOf = (subjects: TutorSubjects): Chosen => ({
  middleSchoolSubjects: [...subjects.middleSchoolSubjects],
  highSchoolSubjects: [...subjects.highSchoolSubjects],
  advancedSubjects: [...subjects.advancedSubjects],
  confidenceSubjects: [...subjects.confidenceSubjects],
});

const keysOf = (subject: Subject): Set<string> => new Set(subject.subjectDetails.map(({ key }) => key));

/** The details of a subject that are chosen. */
export function chosenDetails(subjects: TutorSubjects, subject: Subject): string[] {
  const own = keysOf(subject);
  return TUTOR_SUBJECT_LISTS.flatMap((list) => subjects[list]).filter((key) => own.has(key));
}

export const confidenceIn = (subjects: TutorSubjects, subjectKey: string): ConfidenceLevel | null =>
  subjects.confidenceSubjects.find(({ subject }) => subject === subjectKey)?.level ?? null;

/** Puts a subject's chosen details into their lists; without any, its confidence is removed too. */
export function withDetails(subjects: TutorSubjects, subject: Subject, keys: readonly string[]): Chosen {
  const own = keysOf(subject);
  const next = copyOf(subjects);
  for (const list of TUTOR_SUBJECT_LISTS) next[list] = next[list].filter((key) => !own.has(key));
  for (const detail of teachableDetails(subject.subjectDetails)) {
    if (keys.includes(detail.key)) next[tutorSubjectList(subject.key, detail)].push(detail.key);
  }
  if (keys.length === 0) next.confidenceSubjects = next.confidenceSubjects.filter((one) => one.subject !== subject.key);
  return next;
}

export function withConfidence(subjects: TutorSubjects, subjectKey: string, level: ConfidenceLevel): Chosen {
  const others = subjects.confidenceSubjects.filter(({ subject }) => subject !== subjectKey);
  return { ...copyOf(subjects), confidenceSubjects: [...others, { subject: subjectKey, level }] };
}

/** The labels of the chosen subjects that experts do not teach. */
export function notForExperts(subjects: TutorSubjects, catalogue: readonly Subject[]): string[] {
  const refused = catalogue.filter(({ key }) => !isSubjectForRank(key, "EXPERT"));
  return refused.filter((one) => chosenDetails(subjects, one).length > 0).map(({ label }) => label);
}

/** Puts what `forExperts` removed back beside what was chosen since. @param before the choice from before */
export function backFromExperts(subjects: TutorSubjects, before: TutorSubjects, catalogue: readonly Subject[]): Chosen {
  return catalogue
    .filter(({ key }) => !isSubjectForRank(key, "EXPERT"))
    .reduce((all, subject) => {
      const next = withDetails(all, subject, chosenDetails(before, subject));
      const level = confidenceIn(before, subject.key);
      return level ? withConfidence(next, subject.key, level) : next;
    }, copyOf(subjects));
}

/** Removes the subjects that experts do not teach. */
export function forExperts(subjects: TutorSubjects, catalogue: readonly Subject[]): Chosen {
  return catalogue
    .filter(({ key }) => !isSubjectForRank(key, "EXPERT"))
    .reduce((left, subject) => withDetails(left, subject, []), copyOf(subjects));
}
