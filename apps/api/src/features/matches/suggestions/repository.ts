import { eq, inArray } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { tutors, universities } from "../../../db/schema/index.ts";
import type { TutorCardWire } from "../schemas.ts";

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
