import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../deps.ts";
import { answers } from "../../lib/error-schema.ts";
import { requireCaller } from "../../lib/request-context.ts";
import { SIGNED_IN, signedInOnly } from "../../lib/signed-in.ts";
import { closeAccount } from "./close-account.ts";
import { getClosurePreview } from "./get-closure-preview.ts";
import { closure, closureDone, closurePreview } from "./schemas.ts";

/** Leaving the service. */
export function accountClosureRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      "/users/me/closure",
      {
        config: { service: "account" },
        onRequest: signedInOnly,
        schema: {
          operationId: "getClosurePreview",
          tags: ["account"],
          security: SIGNED_IN,
          response: answers({ 200: closurePreview }, 401, 404),
        },
      },
      async (request) => getClosurePreview(deps.db, requireCaller(request).userId),
    );

    app.post(
      "/users/me/closure",
      {
        config: { service: "account" },
        onRequest: signedInOnly,
        schema: {
          operationId: "closeAccount",
          tags: ["account"],
          security: SIGNED_IN,
          body: closure,
          response: answers({ 200: closureDone }, 400, 401, 403, 404, 409, 429),
        },
      },
      async (request) => {
        const { userId } = requireCaller(request);
        return closeAccount(deps, { userId, requestId: request.id, ...request.body });
      },
    );
  };
}
