import type { MatchStatus } from "@pkg/domain";
import { SEARCHING_MATCH_STATUSES } from "@pkg/domain";
import { and, asc, desc, eq, inArray, lte, or, sql } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { candidateTutors, matches, students, subjectDetails, subjects, tutors } from "../../db/schema/index.ts";

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

/** Everybody who said no in a search, with why, the latest first; earlier searches of the match among them. */
export async function findRejections(db: Queryable, matchId: string) {
  const { tutorId, rejectReason, reason, answeredAt } = candidateTutors;
  return db
    .select({ tutorId, tutorName: tutors.name, rejectReason, reason, answeredAt })
    .from(candidateTutors)
    .innerJoin(tutors, eq(tutors.id, candidateTutors.tutorId))
    .where(and(eq(candidateTutors.matchId, matchId), eq(candidateTutors.talkSendStatus, "REJECT")))
    .orderBy(desc(candidateTutors.answeredAt));
}
