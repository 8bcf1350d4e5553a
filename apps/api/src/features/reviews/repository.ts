import { count, desc, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { reviews, subjects, tutors } from "../../db/schema/index.ts";

/** Newest first. */
export async function findReviews(db: Queryable, offset: number, limit: number) {
  return db
    .select({
      id: reviews.id,
      subjectLabel: subjects.label,
      grade: reviews.grade,
      months: reviews.months,
      rating: reviews.rating,
      text: reviews.text,
      isVerified: reviews.isVerified,
    })
    .from(reviews)
    .innerJoin(subjects, eq(subjects.key, reviews.subjectKey))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .offset(offset)
    .limit(limit);
}

/** How many reviews there are and their average, in tenths of a star. */
export async function summariseReviews(db: Queryable): Promise<{ total: number; average: number }> {
  const [row] = await db
    .select({ total: count(), average: sql<number>`coalesce(avg(${reviews.rating}), 0)::float` })
    .from(reviews);
  return { total: row?.total ?? 0, average: row?.average ?? 0 };
}

export async function countTutors(db: Queryable): Promise<number> {
  const [row] = await db.select({ total: count() }).from(tutors);
  return row?.total ?? 0;
}
