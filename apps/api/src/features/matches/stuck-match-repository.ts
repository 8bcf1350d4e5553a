import type { MatchStatus } from "@pkg/domain";
import { SEARCHING_MATCH_STATUSES } from "@pkg/domain";
import { and, asc, eq, inArray, lte, or, sql } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { matches, students, subjectDetails, subjects } from "../../db/schema/index.ts";

const WAITING: readonly MatchStatus[] = ["UNPAIRED", "PROFILE_MATCH_FAILED"];

/** Searches that found nobody, or whose promise ends by `today` (YYYY-MM-DD), the oldest promise first. */
export async function findStuckMatches(db: Queryable, today: string, limit: number) {
  const isLate = and(inArray(matches.status, [...SEARCHING_MATCH_STATUSES]), lte(matches.promisedOn, today));
  return db
    .select({
      id: matches.id,
      status: matches.status,
      studentName: students.name,
      subjectLabel: subjects.label,
      subjectDetailLabel: subjectDetails.label,
      minutes: matches.minutes,
      lessonsPerWeek: matches.lessonsPerWeek,
      promisedOn: matches.promisedOn,
      asked: sql<number>`(select count(*)::int from candidate_tutors c where c.match_id = ${matches.id})`,
      createdAt: matches.createdAt,
    })
    .from(matches)
    .innerJoin(subjects, eq(subjects.key, matches.subjectKey))
    .innerJoin(subjectDetails, eq(subjectDetails.key, matches.subjectDetailKey))
    .innerJoin(students, eq(students.id, matches.studentId))
    .where(or(inArray(matches.status, [...WAITING]), isLate))
    .orderBy(sql`${matches.promisedOn} asc nulls last`, asc(matches.createdAt), asc(matches.id))
    .limit(limit);
}
