import { and, eq, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../../../../db/client.ts";
import { messagePictures, messages } from "../../../../db/schema/index.ts";

export async function insertPicture(db: Queryable, matchId: string, userId: string, lifeSeconds: number) {
  const expiresAt = sql`date_trunc('second', now()) + make_interval(secs => ${lifeSeconds})`;
  const [row] = await db
    .insert(messagePictures)
    .values({ matchId, userId, expiresAt })
    .returning({ id: messagePictures.id, expiresAt: messagePictures.expiresAt });
  if (!row) throw new Error("The picture was not stored.");
  return row;
}

/** Deadlines are judged by the database's clock. */
export async function findPictureUpload(db: Queryable, id: string) {
  const [row] = await db
    .select({ objectKey: messagePictures.objectKey, isExpired: sql<boolean>`${messagePictures.expiresAt} <= now()` })
    .from(messagePictures)
    .where(eq(messagePictures.id, id));
  return row;
}

type WholePicture = Required<Pick<typeof messagePictures.$inferInsert, "objectKey" | "type" | "width" | "height">>;

/** Notes the object of a picture. @returns false when another one was faster */
export async function keepPicture(db: Queryable, id: string, whole: WholePicture): Promise<boolean> {
  const kept = await db
    .update(messagePictures)
    .set(whole)
    .where(and(eq(messagePictures.id, id), isNull(messagePictures.objectKey)))
    .returning({ id: messagePictures.id });
  return kept.length > 0;
}

/** Whether the account uploaded this picture for this class, and no message has it. */
export async function hasUnusedPicture(tx: Queryable, id: string, matchId: string, userId: string): Promise<boolean> {
  const [row] = await tx.execute(sql`
    select from ${messagePictures} p where p.id = ${id} and p.match_id = ${matchId} and p.user_id = ${userId}
      and p.object_key is not null and not exists (select from ${messages} x where x.picture_id = p.id)`);
  return row !== undefined;
}

/** A picture that a message shows; staff sees the hidden ones, too. */
export async function findShownPicture(db: Queryable, id: string, isForStaff: boolean) {
  const [row] = await db
    .select({ objectKey: messagePictures.objectKey, type: messagePictures.type })
    .from(messagePictures)
    .innerJoin(messages, eq(messages.pictureId, messagePictures.id))
    .where(and(eq(messagePictures.id, id), isForStaff ? undefined : isNull(messages.hiddenAt)));
  return row;
}

/** Forgets pictures that no message took. */
export async function deleteUnusedPictures(db: Queryable, ageSeconds: number): Promise<void> {
  await db.execute(sql`
    delete from ${messagePictures} p where p.created_at < now() - make_interval(secs => ${ageSeconds})
      and not exists (select from ${messages} x where x.picture_id = p.id)`);
}

export async function isPictureNamed(db: Queryable, objectKey: string): Promise<boolean> {
  const [row] = await db
    .select({ id: messagePictures.id })
    .from(messagePictures)
    .where(eq(messagePictures.objectKey, objectKey));
  return row !== undefined;
}
