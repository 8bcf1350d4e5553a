import { PERSON_VIEW_MINUTES } from "@pkg/domain";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { personViews, users } from "../../../db/schema/index.ts";

export async function insertView(db: Queryable, view: { sessionId: string; userId: string }) {
  const expiresAt = sql`now() + make_interval(mins => ${PERSON_VIEW_MINUTES})`;
  const [row] = await db
    .insert(personViews)
    .values({ ...view, expiresAt })
    .returning({ id: personViews.id, expiresAt: personViews.expiresAt });
  if (!row) throw new Error("an insert answers its row");
  return row;
}

/** A view that is not over, of the session that began it. */
export async function findView(db: Queryable, { id, sessionId }: { id: string; sessionId: string }) {
  const { userId, expiresAt } = personViews;
  const [row] = await db
    .select({ userId, expiresAt, name: users.name })
    .from(personViews)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(personViews.id, id), eq(personViews.sessionId, sessionId), gt(expiresAt, sql`now()`)));
  return row;
}

/** Ends a view of this session. @returns whose it was, or undefined without one */
export async function deleteView(db: Queryable, { id, sessionId }: { id: string; sessionId: string }) {
  const [row] = await db
    .delete(personViews)
    .where(and(eq(personViews.id, id), eq(personViews.sessionId, sessionId)))
    .returning({ userId: personViews.userId });
  return row?.userId;
}

export async function deleteViewsThatAreOver(db: Queryable): Promise<void> {
  await db.delete(personViews).where(lt(personViews.expiresAt, sql`now()`));
}
