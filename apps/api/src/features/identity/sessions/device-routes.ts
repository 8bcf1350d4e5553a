import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers } from "../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../lib/http/routes.ts";
import { listSessions } from "./list-sessions.ts";
import { revokeOtherSessions, revokeSession } from "./revoke-sessions.ts";
import { sessionParams, sessions } from "./schemas.ts";

/** The devices that somebody is logged in on. */
export function deviceRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, deps, "account");
    signedIn.get(
      "/auth/sessions",
      { operationId: "listSessions", response: answers({ 200: sessions }) },
      async (_request, ctx) => listSessions(ctx.db, ctx.actor),
    );

    signedIn.delete(
      "/auth/sessions",
      { operationId: "revokeOtherSessions", response: answers({ 200: sessions }, 400, 403) },
      async (_request, ctx) => revokeOtherSessions(ctx),
    );

    signedIn.delete(
      "/auth/sessions/:sessionId",
      { operationId: "revokeSession", params: sessionParams, response: answers({ 200: sessions }, 400, 403, 404) },
      async (request, ctx) => revokeSession(ctx, request.params.sessionId),
    );
  };
}
