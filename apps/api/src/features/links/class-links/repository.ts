import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { type ClassAnswer, classLinks, users } from "../../../db/schema/index.ts";

export async function insertClassLink(
  db: Queryable,
  { hours, ...values }: { userId: string; matchId: string; tokenHash: string; hours: number },
): Promise<void> {
  await db.insert(classLinks).values({ ...values, expiresAt: sql`now() + make_interval(hours => ${hours})` });
}

/** The link of a token, unless it is late or was answered; nothing of an account that is closed or at rest. */
export async function findClassLink(db: Queryable, tokenHash: string) {
  const { id, userId, matchId } = classLinks;
  const [link] = await db
    .select({ id, userId, matchId })
    .from(classLinks)
    .innerJoin(users, eq(users.id, classLinks.userId))
    .where(
      and(
        eq(classLinks.tokenHash, tokenHash),
        gt(classLinks.expiresAt, sql`now()`),
        isNull(classLinks.answer),
        isNull(users.closedAt),
        isNull(users.inactiveAt),
      ),
    );
  return link;
}

/** Writes down what a link was used for; it opens nothing from then on. */
export async function saveAnswer(db: Queryable, id: string, answer: ClassAnswer): Promise<void> {
  await db.update(classLinks).set({ answer }).where(eq(classLinks.id, id));
}

export async function deleteLateLinks(db: Queryable): Promise<void> {
  await db.delete(classLinks).where(lt(classLinks.expiresAt, sql`now() - interval '30 days'`));
}
