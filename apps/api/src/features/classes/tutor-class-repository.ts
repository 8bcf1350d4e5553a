import { and, asc, eq, gte, inArray, lt } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { lessons, matches, orderItems, students, subjects, tutors } from "../../db/schema/index.ts";

/** The number of the tutor who is signed in. */
export async function findTutorId(db: Queryable, userId: string): Promise<number | undefined> {
  const [row] = await db.select({ id: tutors.id }).from(tutors).where(eq(tutors.userId, userId));
  return row?.id;
}

/** What a tutor is paid for lessons that start from `from` until before `until`, in their order; also of pairs long dissolved. */
export async function findPaidLessons(db: Queryable, tutorId: number, from: Date, until: Date) {
  return db
    .select({
      id: lessons.id,
      startsAt: lessons.startsAt,
      status: lessons.status,
      studentName: students.name,
      subjectLabel: subjects.label,
      minutes: matches.minutes,
      product: orderItems.product,
    })
    .from(lessons)
    .innerJoin(matches, eq(matches.id, lessons.matchId))
    .innerJoin(orderItems, eq(orderItems.id, matches.orderItemId))
    .innerJoin(subjects, eq(subjects.key, matches.subjectKey))
    .innerJoin(students, eq(students.id, lessons.studentId))
    .where(
      and(
        eq(lessons.tutorId, tutorId),
        gte(lessons.startsAt, from),
        lt(lessons.startsAt, until),
        inArray(lessons.status, ["DONE", "ABSENT"]),
      ),
    )
    .orderBy(asc(lessons.startsAt), asc(lessons.id));
}
