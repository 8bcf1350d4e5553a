import type { SchoolLevel } from "../user/school-level.ts";
import type { Curriculum } from "./curriculum.ts";

/** A subject with its details (spec §3); the catalogue is data. `key` is the subjectType. */
export interface Subject {
  readonly key: string;
  readonly externalKey: string;
  readonly label: string;
  readonly subjectDetails: readonly SubjectDetail[];
}

/** A detail of a subject, such as 중2-2 (spec §3). `label` is the displayName. */
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
 * @throws RangeError "No subject with the given key!" for an unknown key (spec §8)
 */
export function findSubject<S extends Pick<Subject, "key">>(subjects: readonly S[], key: string): S {
  const found = subjects.find((subject) => subject.key === key);
  if (!found) throw new RangeError("No subject with the given key!");
  return found;
}
