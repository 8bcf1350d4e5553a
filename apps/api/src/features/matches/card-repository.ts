import { and, eq, inArray, ne } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { tutorSubjects, tutors, universities } from "../../db/schema/index.ts";
import type { TutorCardWire } from "./schemas.ts";

/** What a buyer sees of tutors at first sight; never a phone. */
export async function findTutorCards(db: Queryable, ids: readonly number[]): Promise<Map<number, TutorCardWire>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: tutors.id,
      name: tutors.name,
      tier: tutors.tier,
      gender: tutors.gender,
      universityName: universities.name,
      major: tutors.major,
      styles: tutors.styles,
      teachingYears: tutors.teachingYears,
      introduction: tutors.introduction,
    })
    .from(tutors)
    .innerJoin(universities, eq(universities.id, tutors.universityId))
    .where(inArray(tutors.id, [...ids]));
  return new Map(rows.map(({ id, ...card }) => [id, { ...card, id: String(id) }]));
}

/** Every university with what its group depends on; a few hundred. */
export async function findUniversities(db: Queryable) {
  return db.select({ id: universities.id, name: universities.name, tier: universities.tier }).from(universities);
}

export interface StudiesFilter {
  readonly subjectDetail: string;
  /** Of medicine, or of everything else. */
  readonly isMedical: boolean;
  /** Null for all. */
  readonly universityIds: readonly number[] | null;
}

/** The ids of tutors of a subject detail by what and where they studied. */
export async function findTutorsOfStudies(
  db: Queryable,
  { subjectDetail, isMedical, universityIds }: StudiesFilter,
): Promise<number[]> {
  const rows = await db
    .select({ id: tutors.id })
    .from(tutorSubjects)
    .innerJoin(tutors, eq(tutors.id, tutorSubjects.tutorId))
    .where(
      and(
        eq(tutorSubjects.subjectDetailKey, subjectDetail),
        isMedical ? eq(tutors.majorGroup, "MEDICINE") : ne(tutors.majorGroup, "MEDICINE"),
        universityIds ? inArray(tutors.universityId, [...universityIds]) : undefined,
      ),
    );
  return rows.map(({ id }) => id);
}
