import { and, eq, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { tutorApplicants, tutorScreenings, uploads } from "../../../db/schema/index.ts";

/** The state of the account's own application; locks it in a transaction. */
export async function lockOwnApplication(tx: Queryable, userId: string, applicantId: string) {
  const [row] = await tx
    .select({ status: tutorApplicants.status })
    .from(tutorApplicants)
    .where(and(eq(tutorApplicants.id, applicantId), eq(tutorApplicants.userId, userId)))
    .for("update");
  return row?.status;
}

export async function insertUpload(db: Queryable, applicantId: string, maxBytes: number, lifeSeconds: number) {
  const [row] = await db
    .insert(uploads)
    .values({
      applicantId,
      maxBytes,
      expiresAt: sql`date_trunc('second', now()) + make_interval(secs => ${lifeSeconds})`,
    })
    .returning({ id: uploads.id, expiresAt: uploads.expiresAt });
  if (!row) throw new Error("The upload was not stored.");
  return row;
}

/** Deadlines are judged by the database's clock. */
export async function findUpload(db: Queryable, id: string) {
  const [row] = await db
    .select({
      maxBytes: uploads.maxBytes,
      usedAt: uploads.usedAt,
      isExpired: sql<boolean>`${uploads.expiresAt} <= now()`,
    })
    .from(uploads)
    .where(eq(uploads.id, id));
  return row;
}

export interface WholeObject {
  objectKey: string;
  bytes: number;
  milliseconds: number;
  sha256: string;
}

/** Uses an upload up for an object. @returns false when another one was faster */
export async function useUpload(db: Queryable, id: string, object: WholeObject): Promise<boolean> {
  const used = await db
    .update(uploads)
    .set({ ...object, usedAt: sql`now()` })
    .where(and(eq(uploads.id, id), isNull(uploads.usedAt)))
    .returning({ id: uploads.id });
  return used.length > 0;
}

/** The object that came in through an upload of this application; a foreign one finds nothing. */
export async function findUploadedObject(db: Queryable, applicantId: string, id: string) {
  const [row] = await db
    .select({ objectKey: uploads.objectKey, bytes: uploads.bytes, milliseconds: uploads.milliseconds })
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.applicantId, applicantId)));
  const { objectKey, bytes, milliseconds } = row ?? {};
  return objectKey && bytes && milliseconds ? { objectKey, bytes, milliseconds } : undefined;
}

export async function findScreening(db: Queryable, applicantId: string) {
  const [row] = await db.select().from(tutorScreenings).where(eq(tutorScreenings.applicantId, applicantId));
  return row;
}

/** Only of an application that was sent. */
export async function findSentScreening(db: Queryable, applicantId: string) {
  const [row] = await db
    .select({ objectKey: tutorScreenings.objectKey, bytes: tutorScreenings.bytes })
    .from(tutorScreenings)
    .innerJoin(tutorApplicants, eq(tutorApplicants.id, tutorScreenings.applicantId))
    .where(and(eq(tutorScreenings.applicantId, applicantId), sql`${tutorApplicants.status} <> 'DRAFT'`));
  return row;
}

export async function upsertScreening(tx: Queryable, row: typeof tutorScreenings.$inferInsert) {
  const { applicantId: _id, ...values } = row;
  const [screening] = await tx
    .insert(tutorScreenings)
    .values(row)
    .onConflictDoUpdate({ target: tutorScreenings.applicantId, set: { ...values, createdAt: sql`now()` } })
    .returning();
  if (!screening) throw new Error("The screening was not stored.");
  return screening;
}

/** Stores a draft's sample if it has none. @returns whether it was stored */
export async function insertFirstScreening(db: Queryable, row: typeof tutorScreenings.$inferInsert): Promise<boolean> {
  const stored = await db.insert(tutorScreenings).values(row).onConflictDoNothing().returning();
  return stored.length > 0;
}

/** Deletes the sample and the uploads of an application. @returns the keys of their objects */
export async function deleteVoice(tx: Queryable, applicantId: string): Promise<string[]> {
  const samples = await tx
    .delete(tutorScreenings)
    .where(eq(tutorScreenings.applicantId, applicantId))
    .returning({ objectKey: tutorScreenings.objectKey });
  const sent = await tx
    .delete(uploads)
    .where(eq(uploads.applicantId, applicantId))
    .returning({ objectKey: uploads.objectKey });
  return [...new Set([...samples, ...sent].flatMap(({ objectKey }) => objectKey ?? []))];
}

/** Forgets uploads that are over, but for those whose object is an application's sample. */
export async function deleteOldUploads(db: Queryable, ageSeconds: number): Promise<void> {
  await db.execute(sql`
    delete from ${uploads} where ${uploads.createdAt} < now() - make_interval(secs => ${ageSeconds})
      and not exists (select from ${tutorScreenings} where ${tutorScreenings.objectKey} = ${uploads.objectKey})`);
}

/** Forgets applications that came to nothing: turned down, taken back, or left as a draft, so long ago. Their samples go with them. */
export async function deleteOldApplications(db: Queryable, ageDays: number): Promise<void> {
  await db.execute(sql`
    delete from ${tutorApplicants} where (status in ('REJECTED', 'WITHDRAWN') and decided_at < now() - make_interval(days => ${ageDays}))
      or (status = 'DRAFT' and updated_at < now() - make_interval(days => ${ageDays}))`);
}

/** Whether an upload or an application still names the object. */
export async function isNamed(db: Queryable, objectKey: string): Promise<boolean> {
  const [row] = await db.execute(sql`
    select from ${uploads} where ${uploads.objectKey} = ${objectKey}
    union all select from ${tutorScreenings} where ${tutorScreenings.objectKey} = ${objectKey} limit 1`);
  return row !== undefined;
}
