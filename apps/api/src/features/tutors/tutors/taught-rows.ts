import { findSubject, TUTOR_SUBJECT_LISTS, type TutorSubjects } from "@pkg/domain";
import type { SubjectWire } from "../../catalogue/products/schemas.ts";

/**
 * Each detail that is taught, with the confidence in its subject. @throws RangeError for a subject that the catalogue
 * lacks
 */
export function taughtRows(taught: TutorSubjects, catalogue: readonly SubjectWire[]) {
  const keys = TUTOR_SUBJECT_LISTS.flatMap((list) => taught[list]);
  return taught.confidenceSubjects.flatMap(({ subject, level }) =>
    findSubject(catalogue, subject)
      .subjectDetails.filter(({ key }) => keys.includes(key))
      .map(({ key }) => ({ subjectDetailKey: key, confidence: level })),
  );
}
