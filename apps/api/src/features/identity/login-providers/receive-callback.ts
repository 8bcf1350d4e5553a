import type { FastifyReply, FastifyRequest } from "fastify";
import type { SocialProvider } from "../../../adapters/login-providers/port.ts";
import type { Ctx } from "../../../deps.ts";
import type { Auth } from "../../../lib/log-in/auth.ts";
import { withNotedProfile } from "../../../lib/log-in/noted-profile.ts";
import { callbackPath } from "../../../lib/log-in/social-log-in.ts";
import { passCookies, sessionHeaders } from "../sessions/call-auth.ts";
import { wayOf } from "./list-login-ways.ts";
import { keepEmail } from "./repository.ts";
import { openSentUser, sealSentUser } from "./seal-sent-user.ts";
import { toCallbackProblem } from "./to-callback-problem.ts";

const PASSED = ["code", "state", "error"] as const;

/**
 * A vendor sent somebody back. better-auth checks state and code and makes the session; the browser goes on to the
 * account service, with one of our own words in `error` when something went wrong.
 */
export async function receiveCallback(
  { config, db }: Ctx,
  auth: Auth,
  request: FastifyRequest,
  reply: FastifyReply,
  provider: SocialProvider,
) {
  const url = new URL(callbackPath(provider), config.apiOrigin);
  copyAnswer(request.query, url);
  const user = openSentUser(config, request, reply);
  if (user) url.searchParams.set("user", user);
  const asked = new Request(url, { headers: sessionHeaders(request) });
  const [response, profile] = await withNotedProfile(() => auth.handler(asked));
  if (profile?.email) await keepEmail(db, wayOf(provider), profile.id, profile.email);
  const location = response.headers.get("location");
  if (!location) throw new Error(`The log-in service answered a callback with ${response.status}`);
  passCookies(response.headers, reply);
  return reply.header("cache-control", "no-store").redirect(withOurWords(location), 303);
}

/**
 * Apple sends its answer as a form from its own page. Such a request carries no Lax cookie, so the browser is sent to the
 * same address once more by GET, which does; the person's name goes along in a sealed cookie, never in an address.
 */
export function receiveForm({ config }: Ctx, request: FastifyRequest, reply: FastifyReply, provider: SocialProvider) {
  const url = new URL(callbackPath(provider), config.accountOrigin);
  const form = new URLSearchParams(typeof request.body === "string" ? request.body : "");
  copyAnswer(Object.fromEntries(form), url);
  const user = form.get("user");
  if (user) sealSentUser(config, reply, user);
  return reply.header("cache-control", "no-store").redirect(url.href, 303);
}

function copyAnswer(from: unknown, to: URL): void {
  const answer = new Map(Object.entries(from && typeof from === "object" ? from : {}));
  for (const name of PASSED) {
    const value: unknown = answer.get(name);
    if (typeof value === "string") to.searchParams.set(name, value);
  }
}

function withOurWords(location: string): string {
  const url = new URL(location);
  const error = url.searchParams.get("error");
  url.searchParams.delete("error_description");
  if (error) url.searchParams.set("error", toCallbackProblem(error));
  return url.href;
}
