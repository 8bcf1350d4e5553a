import { type StaffAction, staffMay } from "@pkg/domain";
import { and, eq, isNotNull } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { staffFactorPasses, staffFactors, users } from "../../db/schema/index.ts";
import { refuse } from "../errors/refuse.ts";
import { realEmail } from "../mail/placeholder-email.ts";
import type { Staff } from "./ctx.ts";
import type { Caller } from "./request-context.ts";

/**
 * Lets those of our staff through whose roles allow a task, with a session that has shown the second factor or needs
 * none.
 * @returns who it is, with the roles
 * @throws ApiError 403 account 10003 without such a role; with `needsFactor` while the session has to show a code
 */
export type StaffCheck = (caller: Caller, task: StaffAction) => Promise<Pick<Staff, "name" | "email" | "roles">>;

/**
 * Makes the check of staff's routes. Each request asks the database, so that a role that was taken away ends with the
 * next.
 * @param requiresFactor whether also those have to show a second factor who have not set one up
 */
export function createStaffCheck(db: Queryable, requiresFactor: boolean): StaffCheck {
  return async ({ userId, sessionId }, task) => {
    const [person] = await db
      .select({
        name: users.name,
        email: users.email,
        roles: users.staffRoles,
        factor: staffFactors.userId,
        pass: staffFactorPasses.sessionId,
      })
      .from(users)
      .leftJoin(staffFactors, and(eq(staffFactors.userId, users.id), isNotNull(staffFactors.confirmedAt)))
      .leftJoin(staffFactorPasses, eq(staffFactorPasses.sessionId, sessionId))
      .where(eq(users.id, userId));
    if (!person || !staffMay(person.roles, task)) throw refuse.accountForbidden();
    const hasFactor = person.factor !== null;
    const hasPassed = hasFactor && person.pass !== null;
    if ((hasFactor || requiresFactor) && !hasPassed) throw refuse.accountForbidden({ needsFactor: true });
    return { name: person.name, email: realEmail(person.email), roles: person.roles };
  };
}

declare module "fastify" {
  interface FastifyInstance {
    checkStaff: StaffCheck;
  }
  interface FastifyRequest {
    /** Set on staff's routes. */
    staff: Staff | null;
  }
}
