import type { Queryable } from "../../../db/client.ts";
import { findSubjectDetails, findSubjects } from "./repository.ts";
import type { SubjectWire } from "./schemas.ts";

/** Subjects with their details, hidden ones only when they are asked for. */
export async function listSubjects(db: Queryable, { withHidden }: { withHidden: boolean }): Promise<SubjectWire[]> {
  const [subjects, details] = await Promise.all([findSubjects(db), findSubjectDetails(db)]);
  return subjects
    .filter(({ displayable }) => displayable || withHidden)
    .map(({ key, externalKey, label }) => ({
      key,
      externalKey,
      label,
      subjectDetails: details
        .filter(({ subjectKey }) => subjectKey === key)
        .map(({ subjectKey: _subjectKey, position: _position, targetSchoolLevels, ...detail }) => ({
          ...detail,
          targetSchoolLevels: targetSchoolLevels.filter((level) => level === "MIDDLE" || level === "HIGH"),
        })),
    }));
}
