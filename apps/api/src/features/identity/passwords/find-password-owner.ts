import { eq } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { authAccounts, authUsers } from "../../../db/schema/index.ts";
import { CREDENTIAL, type PasswordOwner } from "./repository.ts";

/** By id, or by the address that somebody logs in with. */
export async function findPasswordOwner(
  db: Queryable,
  by: { userId: string } | { email: string },
): Promise<PasswordOwner | null> {
  const rows = await db
    .select({
      userId: authUsers.id,
      email: authUsers.email,
      way: authAccounts.providerId,
      passwordHash: authAccounts.password,
    })
    .from(authUsers)
    .leftJoin(authAccounts, eq(authAccounts.userId, authUsers.id))
    .where("userId" in by ? eq(authUsers.id, by.userId) : eq(authUsers.email, by.email.toLowerCase()));
  const [first] = rows;
  if (!first) return null;
  return {
    userId: first.userId,
    email: first.email,
    passwordHash: rows.find(({ way }) => way === CREDENTIAL)?.passwordHash ?? null,
    ways: rows.flatMap(({ way }) => (way ? [way] : [])),
  };
}
