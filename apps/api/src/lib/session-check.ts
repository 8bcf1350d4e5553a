import type { Sql } from "../db/client.ts";
import { refuse } from "./refuse.ts";
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
  return async ({ userId, sessionId }, isRead) => {
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

declare module "fastify" {
  interface FastifyInstance {
    checkSession: SessionCheck;
  }
}
