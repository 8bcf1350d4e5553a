import { type UniversityGroup, universityGroupOf } from "@pkg/domain";
import type { Queryable } from "../../db/client.ts";
import { findTutorsOfStudies, findUniversities } from "./card-repository.ts";

/** The tutors of a subject detail who studied in a group of universities; the domain's rule says which universities those are. */
export async function findGroupTutors(
  db: Queryable,
  subjectDetail: string,
  group: UniversityGroup,
): Promise<ReadonlySet<number>> {
  const isMedical = group === "MEDICAL";
  const universities = isMedical ? null : await findUniversities(db);
  const inGroup = universities
    ?.filter(({ name, tier }) => universityGroupOf({ universityName: name, tier, majorGroup: "OTHERS" }) === group)
    .map(({ id }) => id);
  return new Set(await findTutorsOfStudies(db, { subjectDetail, isMedical, universityIds: inGroup ?? null }));
}
