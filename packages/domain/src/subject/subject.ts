import type { TutorRank } from "../product/tutor-rank.ts";
import type { SchoolLevel } from "../user/school-level.ts";
import type { Curriculum } from "./curriculum.ts";

/** A subject with its details; the catalogue is data. `key` is the subjectType. */
export interface Subject {
  readonly key: string;
  readonly externalKey: string;
  readonly label: string;
  readonly subjectDetails: readonly SubjectDetail[];
}

/** A detail of a subject, such as 중2-2. `label` is the displayName. */
export interface SubjectDetail {
  readonly key: string;
  readonly externalKey: string;
  readonly label: string;
  readonly parentSubjectDetailKey: string | null;
  readonly meta: Readonly<Record<string, unknown>> | null;
  readonly purchasable: boolean;
  readonly targetSchoolLevels: readonly Extract<SchoolLevel, "MIDDLE" | "HIGH">[];
  readonly targetCurriculums: readonly Curriculum[];
}

/**
 * Finds a subject by its key.
 * @throws RangeError "No subject with the given key!" for an unknown key
 */
export function findSubject<S extends Pick<Subject, "key">>(subjects: readonly S[], key: string): S {
  const found = subjects.find((subject) => subject.key === key);
  if (!found) throw new RangeError("No subject with the given key!");
  return found;
}

/** A subject and its detail, as they are shown. */
export interface SubjectLabels {
  readonly subjectLabel: string;
  readonly subjectDetailLabel: string;
}

/** What somebody learns: "수학 중2-2", and "중3 과학" alone where the detail names its subject. */
export function subjectName({ subjectLabel, subjectDetailLabel }: SubjectLabels, separator = " "): string {
  return subjectDetailLabel.includes(subjectLabel)
    ? subjectDetailLabel
    : `${subjectLabel}${separator}${subjectDetailLabel}`;
}

/** What a student of a grade learns: "영어 독해 · 중3", and "수학 중2-2" alone where the name holds the grade (`gradeLabel`, short). */
export function subjectNameWithGrade(labels: SubjectLabels, gradeLabel: string): string {
  const name = subjectName(labels);
  return name.includes(gradeLabel) ? name : `${name} · ${gradeLabel}`;
}

/** Subjects that expert-rank tutors cannot use. */
export const EXPERT_EXCLUDED_SUBJECTS = ["KOREAN", "SCIENCE", "SOCIAL"] as const;

/** Tells whether a rank may use a subject: expert-rank tutors cannot use KOREAN, SCIENCE and SOCIAL. */
export function isSubjectForRank(subjectKey: string, rank: TutorRank): boolean {
  return rank !== "EXPERT" || !EXPERT_EXCLUDED_SUBJECTS.some((excluded) => excluded === subjectKey);
}

/** The subjects a rank may use, in their order. */
export function subjectsForRank<S extends Pick<Subject, "key">>(subjects: readonly S[], rank: TutorRank): S[] {
  return subjects.filter(({ key }) => isSubjectForRank(key, rank));
}
