import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../deps.ts";
import { answers } from "../../lib/error-schema.ts";
import { requireCaller } from "../../lib/request-context.ts";
import { SIGNED_IN, signedInOnly } from "../../lib/signed-in.ts";
import { listSessions } from "./list-sessions.ts";
import { revokeOtherSessions, revokeSession } from "./revoke-sessions.ts";
import { sessionParams, sessions } from "./schemas.ts";

const base = { tags: ["account"], security: SIGNED_IN };

/** The devices that somebody is logged in on. */
export function deviceRoutes({ db }: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      "/auth/sessions",
      {
        config: { service: "account" },
        onRequest: signedInOnly,
        schema: { ...base, operationId: "listSessions", response: answers({ 200: sessions }, 401) },
      },
      async (request) => listSessions(db, requireCaller(request)),
    );

    app.delete(
      "/auth/sessions",
      {
        config: { service: "account" },
        onRequest: signedInOnly,
        schema: { ...base, operationId: "revokeOtherSessions", response: answers({ 200: sessions }, 400, 401, 403) },
      },
      async (request) => revokeOtherSessions(db, requireCaller(request)),
    );

    app.delete(
      "/auth/sessions/:sessionId",
      {
        config: { service: "account" },
        onRequest: signedInOnly,
        schema: {
          ...base,
          operationId: "revokeSession",
          params: sessionParams,
          response: answers({ 200: sessions }, 400, 401, 403, 404),
        },
      },
      async (request) => revokeSession(db, requireCaller(request), request.params.sessionId),
    );
  };
}
