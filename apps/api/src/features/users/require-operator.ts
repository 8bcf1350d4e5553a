import { and, eq } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { users } from "../../db/schema/index.ts";
import { refuse } from "../../lib/refuse.ts";

/**
 * Lets operators through.
 * @throws ApiError 403 account 10003 for everybody else
 */
export async function requireOperator(db: Queryable, userId: string): Promise<void> {
  const [operator] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), users.isOperator));
  if (!operator) throw refuse.accountForbidden();
}
