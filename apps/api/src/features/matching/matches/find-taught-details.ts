import type { TaughtByTutor } from "@pkg/domain";
import { eq, inArray } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { tutorSubjects, tutors } from "../../../db/schema/index.ts";

/** What some tutors teach. */
export async function findTaughtDetails(db: Queryable, tutorIds: readonly string[]): Promise<TaughtByTutor[]> {
  if (tutorIds.length === 0) return [];
  const rows = await db
    .select({ tutorId: tutors.id, subjectDetail: tutorSubjects.subjectDetailKey, tier: tutors.tier })
    .from(tutorSubjects)
    .innerJoin(tutors, eq(tutors.id, tutorSubjects.tutorId))
    .where(inArray(tutors.id, tutorIds.map(Number)));
  return rows.map((row) => ({ ...row, tutorId: String(row.tutorId) }));
}
