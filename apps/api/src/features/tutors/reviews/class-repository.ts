import { eq, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { reviews, students, tutors } from "../../../db/schema/index.ts";
import type { ReviewText } from "./class-schemas.ts";

export type StoredReview = NonNullable<Awaited<ReturnType<typeof findReviewOf>>>;

/** The review of a class, hidden or not. */
export async function findReviewOf(db: Queryable, matchId: string) {
  const [row] = await db.select().from(reviews).where(eq(reviews.matchId, matchId));
  return row;
}

export async function findTutor(db: Queryable, id: number) {
  const [row] = await db.select({ name: tutors.name, userId: tutors.userId }).from(tutors).where(eq(tutors.id, id));
  return row;
}

export async function findGrade(db: Queryable, studentId: string): Promise<number | null> {
  const [row] = await db.select({ grade: students.grade }).from(students).where(eq(students.id, studentId));
  return row?.grade ?? null;
}

const valuesOf = ({ rating, chips, text }: ReviewText) => ({ rating: rating * 10, chips, text });

export async function insertReview(
  tx: Queryable,
  facts: Pick<StoredReview, "matchId" | "userId" | "tutorId" | "subjectKey" | "grade" | "months">,
  content: ReviewText,
): Promise<number> {
  const [row] = await tx
    .insert(reviews)
    .values({ ...facts, ...valuesOf(content) })
    .returning({ id: reviews.id });
  if (!row) throw new Error("The review was not stored.");
  return row.id;
}

export async function updateReview(tx: Queryable, id: number, content: ReviewText): Promise<void> {
  await tx
    .update(reviews)
    .set({ ...valuesOf(content), updatedAt: sql`now()` })
    .where(eq(reviews.id, id));
}
