import { lessonTimes } from "@pkg/domain";
import type { Queryable } from "../../db/client.ts";
import { refuse } from "../../lib/refuse.ts";
import { findMatches, findOwnMatch, type MatchRow } from "./repository.ts";
import type { MatchWire } from "./schemas.ts";

/**
 * One match as its buyer and its tutor see it.
 * @throws ApiError 404 for a match that is missing or somebody else's.
 */
export async function getMatch(db: Queryable, userId: string, id: string): Promise<MatchWire> {
  const match = await findOwnMatch(db, userId, id);
  if (!match) throw refuse.notFound();
  return toMatchWire(match);
}

/** The account's matches, the newest first. */
export async function getMatches(db: Queryable, userId: string, studentId: string | null): Promise<MatchWire[]> {
  return (await findMatches(db, userId, studentId)).map(toMatchWire);
}

/** A match as everybody who may see it does. */
export const toMatchWire = (match: MatchRow): MatchWire => ({
  id: match.id,
  merchantUid: match.merchantUid,
  status: match.status,
  subject: match.subjectKey,
  subjectDetail: match.subjectDetailKey,
  subjectLabel: match.subjectLabel,
  subjectDetailLabel: match.subjectDetailLabel,
  productName: match.product.name,
  rank: match.rank,
  minutes: match.minutes,
  lessonsPerWeek: match.lessonsPerWeek,
  studentName: match.studentName,
  firstTutor: match.firstTutor && { ...match.firstTutor, id: String(match.firstTutor.id) },
  tutorId: match.tutorId === null ? null : String(match.tutorId),
  tutorName: match.tutorName,
  tutorGender: match.tutorGender,
  lessonTimes: lessonTimes(match.lessonStarts),
  rentTablet: match.product.rentTablet,
  deadlineAt: match.deadlineAt,
  promisedOn: match.promisedOn,
  rematchedAt: match.rematchedAt,
  matchedAt: match.matchedAt,
  createdAt: match.createdAt,
});
