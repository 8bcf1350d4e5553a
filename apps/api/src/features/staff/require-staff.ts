import { type StaffAction, staffMay } from "@pkg/domain";
import { eq } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { users } from "../../db/schema/index.ts";
import { refuse } from "../../lib/refuse.ts";

/**
 * Lets those of our staff through whose roles allow the task. The roles are looked up each time, so that one that was taken
 * away ends with the next request.
 * @throws ApiError 403 account 10003 for everybody else
 */
export async function requireStaff(db: Queryable, userId: string, action: StaffAction): Promise<void> {
  const [person] = await db.select({ roles: users.staffRoles }).from(users).where(eq(users.id, userId));
  if (!staffMay(person?.roles ?? [], action)) throw refuse.accountForbidden();
}
