import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { studyProofs, tutorApplicants, tutors } from "../../../db/schema/index.ts";

/** Whose proof it is: an application's, or a tutor's. */
export type ProofOwner = { readonly applicantId: string } | { readonly tutorId: number };

const isOf = (owner: ProofOwner): SQL =>
  "tutorId" in owner ? eq(studyProofs.tutorId, owner.tutorId) : eq(studyProofs.applicantId, owner.applicantId);

function ownerOf({
  applicantId,
  tutorId,
}: Pick<typeof studyProofs.$inferSelect, "applicantId" | "tutorId">): ProofOwner {
  if (tutorId !== null) return { tutorId };
  if (applicantId !== null) return { applicantId };
  throw new Error("A proof has no owner.");
}

export async function insertProof(db: Queryable, owner: ProofOwner, lifeSeconds: number) {
  const expiresAt = sql`date_trunc('second', now()) + make_interval(secs => ${lifeSeconds})`;
  const [row] = await db
    .insert(studyProofs)
    .values({ ...owner, expiresAt })
    .returning({ id: studyProofs.id, expiresAt: studyProofs.expiresAt });
  if (!row) throw new Error("The place of a proof was not stored.");
  return row;
}

const isUnchecked = sql<boolean>`${tutors.basisCheckedAt} is null`;

/** The tutor of an account, and whether staff has yet to check their proof. */
export async function findTutorOfAccount(db: Queryable, userId: string) {
  const columns = { tutorId: tutors.id, isOpen: isUnchecked };
  const [row] = await db.select(columns).from(tutors).where(eq(tutors.userId, userId));
  return row;
}

/** Locks the owner in a transaction. @returns whether their proof may change: of a draft, or of a tutor before the check */
async function lockOwner(tx: Queryable, owner: ProofOwner): Promise<boolean> {
  const isDraft = sql<boolean>`${tutorApplicants.status} = 'DRAFT'`;
  const locked =
    "tutorId" in owner
      ? tx.select({ isOpen: isUnchecked }).from(tutors).where(eq(tutors.id, owner.tutorId)).for("update")
      : tx
          .select({ isOpen: isDraft })
          .from(tutorApplicants)
          .where(eq(tutorApplicants.id, owner.applicantId))
          .for("update");
  const [row] = await locked;
  return row?.isOpen === true;
}

/**
 * The file of a signed URL, and whether its owner may change it; locks the owner in a transaction. Deadlines go by the
 * database's clock.
 */
export async function lockProof(tx: Queryable, id: string) {
  const [row] = await tx
    .select({
      applicantId: studyProofs.applicantId,
      tutorId: studyProofs.tutorId,
      objectKey: studyProofs.objectKey,
      isExpired: sql<boolean>`${studyProofs.expiresAt} <= now()`,
    })
    .from(studyProofs)
    .where(eq(studyProofs.id, id));
  if (!row) return undefined;
  const owner = ownerOf(row);
  return { ...row, owner, isOpen: await lockOwner(tx, owner) };
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

/** Deletes the proof of an application or a tutor. @returns the keys of its objects */
export async function deleteProof(tx: Queryable, owner: ProofOwner): Promise<string[]> {
  const gone = await tx
    .delete(studyProofs)
    .where(and(isOf(owner), isNotNull(studyProofs.objectKey)))
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

/** The proof of a tutor, or of an application that was sent. */
export const findSentProof = (db: Queryable, owner: ProofOwner) => readSent(db, isOf(owner));

/** The same by its own id. */
export const findSentProofById = (db: Queryable, id: string) => readSent(db, eq(studyProofs.id, id));

async function readSent(db: Queryable, where: SQL) {
  const [row] = await db
    .select({
      id: studyProofs.id,
      objectKey: studyProofs.objectKey,
      type: studyProofs.type,
      bytes: studyProofs.bytes,
      createdAt: studyProofs.createdAt,
    })
    .from(studyProofs)
    .leftJoin(tutorApplicants, eq(tutorApplicants.id, studyProofs.applicantId))
    .where(and(where, isNotNull(studyProofs.objectKey), sql`${tutorApplicants.status} is distinct from 'DRAFT'`));
  return row?.objectKey && row.type ? { ...row, objectKey: row.objectKey, type: row.type } : undefined;
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
