import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers } from "../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../lib/http/routes.ts";
import { closeAccount } from "./close-account.ts";
import { getClosurePreview } from "./get-closure-preview.ts";
import { closure, closureDone, closurePreview } from "./schemas.ts";

/** Leaving the service. */
export function accountClosureRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, deps, "account");
    signedIn.get(
      "/users/me/closure",
      { operationId: "getClosurePreview", response: answers({ 200: closurePreview }, 404) },
      async (_request, ctx) => getClosurePreview(ctx),
    );

    signedIn.post(
      "/users/me/closure",
      { operationId: "closeAccount", body: closure, response: answers({ 200: closureDone }, 400, 403, 404, 409, 429) },
      async (request, ctx) => closeAccount(ctx, request.body),
    );
  };
}
