import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers } from "../../../lib/errors/error-schema.ts";
import { publicRoutes } from "../../../lib/http/routes.ts";
import type { Auth } from "../../../lib/log-in/auth.ts";
import { callAuth } from "./call-auth.ts";
import { issueSessionToken } from "./issue-session-token.ts";
import { accessToken, accessTokenQuery, session, signedIn, signedOut, signIn, signUp } from "./schemas.ts";
import { signInByEmail } from "./sign-in-by-email.ts";
import { signUpByEmail } from "./sign-up-by-email.ts";

/** Log-in by e-mail, and the access tokens that a session gives. */
export function sessionRoutes(deps: AppDeps, auth: Auth): FastifyPluginAsyncZod {
  const { config } = deps;
  return async (app) => {
    const anyone = publicRoutes(app, deps, "account");
    anyone.post(
      "/auth/sign-up/email",
      { operationId: "signUp", body: signUp, response: answers({ 200: signedIn }, 400, 403, 409, 429) },
      async (request, ctx, reply) => signUpByEmail(ctx, auth, { request, reply, body: request.body }),
    );

    anyone.post(
      "/auth/sign-in/email",
      { operationId: "signIn", body: signIn, response: answers({ 200: signedIn }, 400, 403, 429) },
      async (request, ctx, reply) => signInByEmail(ctx, auth, { request, reply, body: request.body }),
    );

    anyone.post(
      "/auth/sign-out",
      { operationId: "signOut", response: answers({ 200: signedOut }, 400, 403) },
      async (request, _ctx, reply) =>
        callAuth(request, reply, { auth, config, path: "/sign-out", body: {}, answer: signedOut }),
    );

    anyone.get(
      "/auth/get-session",
      { operationId: "getSession", response: answers({ 200: session.nullable() }) },
      async (request, _ctx, reply) => {
        const answer = session.nullable();
        // Asking how long the session lasts must not make it last longer.
        return callAuth(request, reply, { auth, config, path: "/get-session?disableRefresh=true", answer });
      },
    );

    anyone.post(
      "/access-token",
      {
        operationId: "issueAccessToken",
        querystring: accessTokenQuery,
        response: answers({ 200: accessToken }, 400, 401, 403),
      },
      async (request, ctx, reply) =>
        issueSessionToken(ctx, auth, { request, reply, isIdle: request.query.idle === "true" }),
    );
  };
}
