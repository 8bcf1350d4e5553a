import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import {
  lessons,
  matches,
  privateLinks,
  students,
  subjectDetails,
  subjects,
  tutors,
  users,
} from "../../../db/schema/index.ts";

/** What a link of an account opens: a class, a child's lessons, or, with neither, the account's calendar. */
export interface LinkTarget {
  readonly userId: string;
  readonly matchId: string | null;
  readonly studentId: string | null;
}

const isOf = ({ userId, matchId, studentId }: LinkTarget) =>
  and(
    eq(privateLinks.userId, userId),
    studentId === null ? isNull(privateLinks.studentId) : eq(privateLinks.studentId, studentId),
    matchId === null ? isNull(privateLinks.matchId) : eq(privateLinks.matchId, matchId),
  );

/** Whether somebody pays for a match: only they may show it to others. */
export async function isBuyerOf(db: Queryable, userId: string, matchId: string): Promise<boolean> {
  const found = await db
    .select({ id: matches.id })
    .from(matches)
    .where(and(eq(matches.id, matchId), eq(matches.userId, userId)));
  return found.length > 0;
}

export async function findSealedToken(db: Queryable, target: LinkTarget): Promise<string | undefined> {
  const [link] = await db.select({ sealedToken: privateLinks.sealedToken }).from(privateLinks).where(isOf(target));
  return link?.sealedToken;
}

/** Makes the link of a target, or puts another token in its place: what was sent out before is dead at once. */
export async function putLink(
  db: Queryable,
  target: LinkTarget,
  token: { tokenHash: string; sealedToken: string },
): Promise<void> {
  await db
    .insert(privateLinks)
    .values({ ...target, ...token })
    .onConflictDoUpdate({ ...onlyOneOf(target), set: { ...token, createdAt: sql`now()` } });
}

function onlyOneOf(target: LinkTarget) {
  const { userId, matchId, studentId } = privateLinks;
  if (target.matchId !== null) return { target: [userId, matchId], targetWhere: isNotNull(matchId) };
  if (target.studentId !== null) return { target: [userId, studentId], targetWhere: isNotNull(studentId) };
  return { target: [userId], targetWhere: and(isNull(matchId), isNull(studentId)) };
}

export async function deleteLink(db: Queryable, target: LinkTarget): Promise<void> {
  await db.delete(privateLinks).where(isOf(target));
}

/** What a token opens; nothing of an account that is closed or at rest. */
export async function findTarget(db: Queryable, tokenHash: string): Promise<LinkTarget | undefined> {
  const [link] = await db
    .select({ userId: privateLinks.userId, matchId: privateLinks.matchId, studentId: privateLinks.studentId })
    .from(privateLinks)
    .innerJoin(users, eq(users.id, privateLinks.userId))
    .where(and(eq(privateLinks.tokenHash, tokenHash), isNull(users.closedAt), isNull(users.inactiveAt)));
  return link;
}

/** The lessons that somebody buys or teaches, those of the last days and all to come, ascending; an index finds each half of them. */
export async function findCalendarLessons(db: Queryable, userId: string, pastDays: number) {
  const isAfter = sql`l.starts_at > now() - make_interval(days => ${pastDays})`;
  const own = sql`(
    select l.id from matches m join lessons l on l.match_id = m.id where m.user_id = ${userId} and ${isAfter}
    union select l.id from tutors t join lessons l on l.tutor_id = t.id where t.user_id = ${userId} and ${isAfter})`;
  return db
    .select({
      id: lessons.id,
      matchId: lessons.matchId,
      startsAt: lessons.startsAt,
      endsAt: lessons.endsAt,
      status: lessons.status,
      createdAt: lessons.createdAt,
      updatedAt: lessons.updatedAt,
      subjectLabel: subjects.label,
      subjectDetailLabel: subjectDetails.label,
      studentName: students.name,
      tutorName: tutors.name,
      isBuyer: sql<boolean>`${matches.userId} = ${userId}`,
    })
    .from(lessons)
    .innerJoin(matches, eq(matches.id, lessons.matchId))
    .innerJoin(subjects, eq(subjects.key, matches.subjectKey))
    .innerJoin(subjectDetails, eq(subjectDetails.key, matches.subjectDetailKey))
    .innerJoin(students, eq(students.id, lessons.studentId))
    .innerJoin(tutors, eq(tutors.id, lessons.tutorId))
    .where(sql`${lessons.id} in ${own}`)
    .orderBy(asc(lessons.startsAt), asc(lessons.createdAt));
}

export type CalendarLesson = Awaited<ReturnType<typeof findCalendarLessons>>[number];
