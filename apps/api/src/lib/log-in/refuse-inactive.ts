import { APIError } from "better-auth/api";
import { and, eq, isNotNull } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { users } from "../../db/schema/index.ts";

/** Told to better-auth, and read back from its answers and redirects. */
export const INACTIVE = "USER_INACTIVE";

/** Whether staff has put the account to rest. */
export async function isInactive(db: Queryable, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.inactiveAt)));
  return rows.length > 0;
}

/**
 * Stands before every new session, whatever way somebody logs in: who comes so far has proved to be the account's owner, so
 * nobody else learns that it rests.
 * @throws APIError 403 USER_INACTIVE
 */
export const refuseInactive =
  (db: Queryable) =>
  async ({ userId }: { userId: string }): Promise<void> => {
    if (await isInactive(db, userId)) throw new APIError("FORBIDDEN", { code: INACTIVE });
  };
