import { eq, sql } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { tutorApplicants, tutorSubjects, tutors, users } from "../../db/schema/index.ts";

/** Writes the tutor whom an application makes, with what is taught. @returns the tutor's number */
export async function insertTutor(
  tx: Queryable,
  tutor: typeof tutors.$inferInsert,
  subjects: readonly Omit<typeof tutorSubjects.$inferInsert, "tutorId">[],
): Promise<number> {
  const [made] = await tx.insert(tutors).values(tutor).returning({ id: tutors.id });
  if (!made) throw new Error("The new tutor was not stored.");
  const rows = subjects.map((subject) => ({ ...subject, tutorId: made.id }));
  if (rows.length > 0) await tx.insert(tutorSubjects).values(rows);
  return made.id;
}

/** From now on the account is a tutor's, and the application names the tutor it made. */
export async function linkTutor(tx: Queryable, applicantId: string, userId: string, tutorId: number): Promise<void> {
  await tx.update(tutorApplicants).set({ tutorId }).where(eq(tutorApplicants.id, applicantId));
  await tx.update(users).set({ userType: "TUTOR", updatedAt: sql`now()` }).where(eq(users.id, userId));
}
