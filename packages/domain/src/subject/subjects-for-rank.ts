import type { TutorRank } from "../product/tutor-rank.ts";
import type { Subject } from "./subject.ts";

/** Subjects that expert-rank tutors cannot use (spec §6). */
export const EXPERT_EXCLUDED_SUBJECTS = ["KOREAN", "SCIENCE", "SOCIAL"] as const;

/** Tells whether a rank may use a subject: expert-rank tutors cannot use KOREAN, SCIENCE and SOCIAL (spec §6). */
export function isSubjectForRank(subjectKey: string, rank: TutorRank): boolean {
  return rank !== "EXPERT" || !EXPERT_EXCLUDED_SUBJECTS.some((excluded) => excluded === subjectKey);
}

/** The subjects a rank may use, in their order (spec §6). */
export function subjectsForRank<S extends Pick<Subject, "key">>(subjects: readonly S[], rank: TutorRank): S[] {
  return subjects.filter(({ key }) => isSubjectForRank(key, rank));
}
