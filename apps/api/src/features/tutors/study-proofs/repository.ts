import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { studyProofs, tutorApplicants } from "../../../db/schema/index.ts";

export async function insertProof(db: Queryable, applicantId: string, lifeSeconds: number) {
  const expiresAt = sql`date_trunc('second', now()) + make_interval(secs => ${lifeSeconds})`;
  const [row] = await db
    .insert(studyProofs)
    .values({ applicantId, expiresAt })
    .returning({ id: studyProofs.id, expiresAt: studyProofs.expiresAt });
  if (!row) throw new Error("The place of a proof was not stored.");
  return row;
}

/** The file that a signed URL asks for, and how far its application is; locks that one in a transaction. Deadlines are judged by the database's clock. */
export async function lockProof(tx: Queryable, id: string) {
  const [row] = await tx
    .select({
      applicantId: studyProofs.applicantId,
      objectKey: studyProofs.objectKey,
      isExpired: sql<boolean>`${studyProofs.expiresAt} <= now()`,
      status: tutorApplicants.status,
    })
    .from(studyProofs)
    .innerJoin(tutorApplicants, eq(tutorApplicants.id, studyProofs.applicantId))
    .where(eq(studyProofs.id, id))
    .for("update", { of: tutorApplicants });
  return row;
}

type WholeProof = Required<Pick<typeof studyProofs.$inferInsert, "objectKey" | "type" | "bytes">>;

/** Notes the object of a proof. @returns false when another one was faster */
export async function keepProof(tx: Queryable, id: string, whole: WholeProof): Promise<boolean> {
  const kept = await tx
    .update(studyProofs)
    .set({ ...whole, createdAt: sql`now()` })
    .where(and(eq(studyProofs.id, id), isNull(studyProofs.objectKey)))
    .returning({ id: studyProofs.id });
  return kept.length > 0;
}

/** Deletes the proof of an application. @returns the keys of its objects */
export async function deleteProof(tx: Queryable, applicantId: string): Promise<string[]> {
  const gone = await tx
    .delete(studyProofs)
    .where(and(eq(studyProofs.applicantId, applicantId), isNotNull(studyProofs.objectKey)))
    .returning({ objectKey: studyProofs.objectKey });
  return gone.flatMap(({ objectKey }) => objectKey ?? []);
}

/** Gives the proof of an application to its author's next one. */
export async function moveProof(tx: Queryable, from: string, to: string): Promise<void> {
  await tx
    .update(studyProofs)
    .set({ applicantId: to })
    .where(and(eq(studyProofs.applicantId, from), isNotNull(studyProofs.objectKey)));
}

/** Only of an application that was sent. */
export async function findSentProof(db: Queryable, applicantId: string) {
  const [row] = await db
    .select({ objectKey: studyProofs.objectKey, type: studyProofs.type })
    .from(studyProofs)
    .innerJoin(tutorApplicants, eq(tutorApplicants.id, studyProofs.applicantId))
    .where(
      and(
        eq(studyProofs.applicantId, applicantId),
        isNotNull(studyProofs.objectKey),
        sql`${tutorApplicants.status} <> 'DRAFT'`,
      ),
    );
  return row?.objectKey && row.type ? { objectKey: row.objectKey, type: row.type } : undefined;
}

/** Forgets proofs of applications that were turned down so long ago; none of them was taken over by a next try. */
export async function deleteOldProofs(db: Queryable, ageDays: number): Promise<void> {
  await db.execute(sql`
    delete from ${studyProofs} p using ${tutorApplicants} a where a.id = p.applicant_id and a.status = 'REJECTED'
      and a.decided_at < now() - make_interval(days => ${ageDays})`);
}

/** Forgets URLs that nobody used. */
export async function deleteUnusedProofs(db: Queryable, ageSeconds: number): Promise<void> {
  await db.execute(sql`
    delete from ${studyProofs} where ${studyProofs.objectKey} is null
      and ${studyProofs.createdAt} < now() - make_interval(secs => ${ageSeconds})`);
}

export async function isProofNamed(db: Queryable, objectKey: string): Promise<boolean> {
  const [row] = await db.select({ id: studyProofs.id }).from(studyProofs).where(eq(studyProofs.objectKey, objectKey));
  return row !== undefined;
}
