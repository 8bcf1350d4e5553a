import { type StaffAction, type StaffRole, staffMay } from "@pkg/domain";
import { eq } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { users } from "../../db/schema/index.ts";
import { refuse } from "../errors/refuse.ts";

/**
 * Lets those of our staff through whose roles allow the task. The roles are looked up each time, so that one that was taken
 * away ends with the next request.
 * @returns the roles
 * @throws ApiError 403 account 10003 for everybody else
 */
export async function requireStaff(db: Queryable, userId: string, action: StaffAction): Promise<StaffRole[]> {
  const [person] = await db.select({ roles: users.staffRoles }).from(users).where(eq(users.id, userId));
  const roles = person?.roles ?? [];
  if (!staffMay(roles, action)) throw refuse.accountForbidden();
  return roles;
}
