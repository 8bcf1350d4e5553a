import type { FastifyReply, FastifyRequest } from "fastify";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { accountPage, checkedNext } from "../../../lib/log-in/account-page.ts";
import type { Auth } from "../../../lib/log-in/auth.ts";
import { callAuth, sessionHeaders } from "../sessions/call-auth.ts";
import { checkRecentLogIn } from "../sessions/check-recent-log-in.ts";
import { type SocialSignIn, vendorPage } from "./schemas.ts";

/**
 * Opens a log-in at a vendor and tells its page. Where to go on to is kept with the state on the server. Somebody who is new
 * gets an account, on the tutors' side too: applying begins with it.
 */
export function startSocialLogIn(
  { config }: Ctx,
  auth: Auth,
  request: FastifyRequest,
  reply: FastifyReply,
  { provider, next, source }: SocialSignIn,
) {
  const target = { next: checkedNext(config, next), source, by: provider };
  const body = {
    provider: provider.toLowerCase(),
    callbackURL: accountPage(config, "/login/done", target),
    errorCallbackURL: accountPage(config, "/login", target),
    requestSignUp: true,
    disableRedirect: true,
  };
  return callAuth(request, reply, { auth, config, path: "/sign-in/social", body, answer: vendorPage });
}

/**
 * Opens the linking of a vendor's account to the signed-in one, and tells the vendor's page.
 * @throws ApiError 401 account 10004 without the cookie of the caller's session; as `checkRecentLogIn`
 */
export async function startLink(
  ctx: Ctx<"account">,
  auth: Auth,
  request: FastifyRequest,
  reply: FastifyReply,
  { provider, next, source }: SocialSignIn,
) {
  const { config, actor } = ctx;
  // better-auth links to the cookie's account: its log-in has to be recent.
  const own = await auth.api.getSession({ headers: sessionHeaders(request), query: { disableRefresh: true } });
  if (own?.session.id !== actor.sessionId) throw refuse.sessionInvalid();
  await checkRecentLogIn(ctx.db, actor);
  const page = accountPage(config, "/security", { next: checkedNext(config, next), source, by: provider });
  const body = { provider: provider.toLowerCase(), callbackURL: page, errorCallbackURL: page, disableRedirect: true };
  return callAuth(request, reply, { auth, config, path: "/link-social", body, answer: vendorPage });
}
