import { eq, sql } from "drizzle-orm";
import type { Queryable } from "../../../../db/client.ts";
import { tutorApplicants, tutorSubjects, tutors, universities, users } from "../../../../db/schema/index.ts";

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

/** Ids of universities that applicants named begin here; those of our lists are below. */
const FIRST_NAMED_ID = 1_000_000;

/** The university of a name that an applicant typed; a new one, of the last tier, if nobody named it before. @returns its id */
export async function insertUniversity(tx: Queryable, typed: string): Promise<number> {
  const name = typed.trim().replace(/\s+/g, " ");
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('universities'))`);
  const [known] = await tx.select({ id: universities.id }).from(universities).where(eq(universities.name, name));
  if (known) return known.id;
  const nextId = sql<number>`(select greatest(max(id) + 1, ${FIRST_NAMED_ID}) from universities)`;
  const [made] = await tx
    .insert(universities)
    .values({ id: nextId, name, tier: "OTHER", region: "직접 적은 곳" })
    .returning({ id: universities.id });
  if (!made) throw new Error("The university was not stored.");
  return made.id;
}

/** From now on the account is a tutor's, and the application names the tutor it made. */
export async function linkTutor(tx: Queryable, applicantId: string, userId: string, tutorId: number): Promise<void> {
  await tx.update(tutorApplicants).set({ tutorId }).where(eq(tutorApplicants.id, applicantId));
  await tx.update(users).set({ userType: "TUTOR", updatedAt: sql`now()` }).where(eq(users.id, userId));
}
