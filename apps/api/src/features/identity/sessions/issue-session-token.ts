import type { FastifyReply, FastifyRequest } from "fastify";
import type { Ctx } from "../../../deps.ts";
import { issueAccessToken } from "../../../lib/callers/access-token.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import type { Auth } from "../../../lib/log-in/auth.ts";
import { isInactive } from "../../../lib/log-in/refuse-inactive.ts";
import { passCookies, sessionHeaders } from "./call-auth.ts";

export interface TokenCall {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Nobody has touched the page since its last token: the session's end stays where it is. */
  isIdle: boolean;
}

/**
 * A five-minute access token for the session of the cookie. The session's 30 minutes start anew unless the page was idle; `sessionExpiresAt` says when they end.
 * @throws ApiError 401 account 10004 without a live session; 403 account 20002 when the account has been put to rest.
 */
export async function issueSessionToken({ config, db }: Ctx, auth: Auth, { request, reply, isIdle }: TokenCall) {
  const { headers, response: found } = await auth.api.getSession({
    headers: sessionHeaders(request),
    query: { disableRefresh: isIdle },
    returnHeaders: true,
  });
  passCookies(headers, reply);
  if (!found) throw refuse.sessionInvalid();
  if (await isInactive(db, found.user.id)) throw refuse.userInactive();
  const caller = { userId: found.user.id, sessionId: found.session.id };
  const { accessToken, expiresAt } = await issueAccessToken(config.authSecret, caller);
  reply.header("cache-control", "no-store");
  return { accessToken, expiresAt, sessionExpiresAt: found.session.expiresAt };
}
