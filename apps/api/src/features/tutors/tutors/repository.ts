import { and, asc, eq, getTableColumns, inArray, isNull, or, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import {
  matches,
  students,
  subjectDetails,
  subjects,
  tutorListings,
  tutorSubjects,
  tutors,
  universities,
  users,
} from "../../../db/schema/index.ts";
import type { TutorCardWire } from "./card-schemas.ts";

export type TutorRow = typeof tutors.$inferSelect;
export type TutorValues = Partial<Omit<TutorRow, "id" | "userId" | "createdAt" | "updatedAt">>;

const columns = {
  ...getTableColumns(tutors),
  universityName: universities.name,
  universityTier: universities.tier,
};

export async function findOwnTutor(db: Queryable, userId: string) {
  const [row] = await db
    .select(columns)
    .from(tutors)
    .innerJoin(universities, eq(universities.id, tutors.universityId))
    .where(eq(tutors.userId, userId));
  return row;
}

/** A tutor whose account was not closed. */
export async function findPublicTutor(db: Queryable, id: number) {
  const [row] = await db
    .select(columns)
    .from(tutors)
    .innerJoin(universities, eq(universities.id, tutors.universityId))
    .leftJoin(users, eq(users.id, tutors.userId))
    .where(and(eq(tutors.id, id), or(isNull(users.id), isNull(users.closedAt))));
  return row;
}

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

/** The first tutors whom the public list shows, a row for each listed subject of which they are surest. */
export async function findAdmittingTutors(db: Queryable, limit: number) {
  const admitting = db
    .select({ id: tutorListings.tutorId })
    .from(tutorListings)
    .where(eq(tutorListings.subjectKey, ""))
    .orderBy(asc(tutorListings.tutorId))
    .limit(limit);
  return db
    .selectDistinct({
      id: tutors.id,
      name: tutors.name,
      gender: tutors.gender,
      universityName: universities.name,
      major: tutors.major,
      styles: tutors.styles,
      teachingYears: tutors.teachingYears,
      subjectLabel: subjects.label,
      position: subjects.position,
    })
    .from(tutors)
    .innerJoin(universities, eq(universities.id, tutors.universityId))
    .innerJoin(tutorSubjects, eq(tutorSubjects.tutorId, tutors.id))
    .innerJoin(subjectDetails, eq(subjectDetails.key, tutorSubjects.subjectDetailKey))
    .innerJoin(subjects, eq(subjects.key, subjectDetails.subjectKey))
    .where(
      and(inArray(tutors.id, admitting), eq(tutorSubjects.confidence, "VERY_HIGH"), eq(subjects.displayable, true)),
    )
    .orderBy(asc(tutors.id), asc(subjects.position));
}

export type TutorWithUniversity = NonNullable<Awaited<ReturnType<typeof findOwnTutor>>>;

/** Locks the tutor's row until the transaction ends: writes of one tutor wait for each other, and for an accepted proposal. */
export async function lockOwnTutor(tx: Queryable, userId: string): Promise<TutorRow | undefined> {
  const [row] = await tx.select().from(tutors).where(eq(tutors.userId, userId)).for("update");
  return row;
}

export async function updateTutor(tx: Queryable, id: number, values: TutorValues): Promise<void> {
  await tx.update(tutors).set(values).where(eq(tutors.id, id));
}

export async function findTaughtDetails(db: Queryable, tutorId: number) {
  return db
    .select({ subjectDetailKey: tutorSubjects.subjectDetailKey, confidence: tutorSubjects.confidence })
    .from(tutorSubjects)
    .where(eq(tutorSubjects.tutorId, tutorId));
}

export async function replaceTaughtDetails(
  tx: Queryable,
  tutorId: number,
  rows: readonly Omit<typeof tutorSubjects.$inferInsert, "tutorId">[],
): Promise<void> {
  await tx.delete(tutorSubjects).where(eq(tutorSubjects.tutorId, tutorId));
  if (rows.length > 0) await tx.insert(tutorSubjects).values(rows.map((row) => ({ ...row, tutorId })));
}

/** The pairs that a tutor has now, each with its weekly lessons. */
export async function findPairs(db: Queryable, tutorId: number) {
  return db
    .select({
      subjectDetailKey: matches.subjectDetailKey,
      minutes: matches.minutes,
      lessonStarts: matches.lessonStarts,
      studentName: students.name,
    })
    .from(matches)
    .innerJoin(students, eq(students.id, matches.studentId))
    .where(and(eq(matches.tutorId, tutorId), eq(matches.status, "MATCHED")))
    .orderBy(asc(matches.matchedAt), asc(matches.id));
}

/** Holds a tutor's row, always after a match's. */
export async function lockTutor(tx: Queryable, tutorId: number) {
  const [tutor] = await tx.select().from(tutors).where(eq(tutors.id, tutorId)).for("update");
  return tutor;
}

/** Gives a tutor a student, with the weekly times that are taken from now on, and the week if it changes (336 bits each). */
export async function bookTutor(
  tx: Queryable,
  tutorId: number,
  bits: { readonly takenBits: string; readonly weekBits?: string },
): Promise<void> {
  await tx
    .update(tutors)
    .set({ ...bits, activeStudents: sql`${tutors.activeStudents} + 1` })
    .where(eq(tutors.id, tutorId));
}

/** Takes a student away from a tutor, with the weekly times that stay taken. */
export async function freeTutor(tx: Queryable, tutorId: number, takenBits: string): Promise<void> {
  await tx
    .update(tutors)
    .set({ takenBits, activeStudents: sql`greatest(${tutors.activeStudents} - 1, 0)` })
    .where(eq(tutors.id, tutorId));
}

/** What decides whether a tutor takes a student back. */
export async function findTutorRoom(db: Queryable, id: number) {
  const { isOpen, isResting, activeStudents, capacity, weekBits, takenBits } = tutors;
  const [tutor] = await db
    .select({ isOpen, isResting, activeStudents, capacity, weekBits, takenBits })
    .from(tutors)
    .where(eq(tutors.id, id));
  return tutor;
}
