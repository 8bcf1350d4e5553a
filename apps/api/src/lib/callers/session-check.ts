import { STAFF_ACTION_ROLES } from "@pkg/domain";
import type { Sql } from "../../db/client.ts";
import { refuse } from "../errors/refuse.ts";
import type { Caller } from "./request-context.ts";

/** A read trusts a session that was alive so long ago. */
const TRUSTED_MS = 10_000;
/** Sessions that are remembered at once; more are forgotten together. */
const REMEMBERED = 20_000;

/** @throws ApiError 401 account 10004 when the session of the token is over, e.g. logged out on another device */
export type SessionCheck = (caller: Caller, isRead: boolean) => Promise<void>;

/**
 * Makes the check that a token's session is still there. Each write asks the database, so that a log-out holds at once; a
 * read asks every ten seconds, since most pages are reads in a row.
 */
export function createSessionCheck(sql: Sql, now: () => number = Date.now): SessionCheck {
  const seen = new Map<string, number>();
  return async ({ userId, sessionId, isView }, isRead) => {
    // Rare, and to end at once: never trusted.
    if (isView) return checkView(sql, userId, sessionId);
    const key = `${userId} ${sessionId}`;
    if (isRead && now() - (seen.get(key) ?? Number.NEGATIVE_INFINITY) < TRUSTED_MS) return;
    const rows = await sql`
      select 1 from auth_sessions where id = ${sessionId} and user_id = ${userId} and expires_at > now()`;
    if (rows.length === 0) {
      seen.delete(key);
      throw refuse.sessionInvalid();
    }
    if (seen.size >= REMEMBERED) seen.clear();
    seen.set(key, now());
  };
}

/** A view goes on while the session that began it does, whose owner still has the role, and of nobody who joined our staff. */
async function checkView(sql: Sql, userId: string, viewId: string): Promise<void> {
  const roles: readonly string[] = STAFF_ACTION_ROLES.VIEWS;
  const rows = await sql`
    select 1
    from person_views v
    join auth_sessions s on s.id = v.session_id
    join users staff on staff.id = s.user_id
    join users person on person.id = v.user_id
    where v.id = ${viewId} and v.user_id = ${userId}
      and v.expires_at > now() and s.expires_at > now()
      and staff.staff_roles && ${[...roles]}::text[] and staff.inactive_at is null
      and person.staff_roles = '{}' and person.closed_at is null`;
  if (rows.length === 0) throw refuse.sessionInvalid();
}

declare module "fastify" {
  interface FastifyInstance {
    checkSession: SessionCheck;
  }
}
