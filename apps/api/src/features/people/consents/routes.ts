import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { listConsents } from "../../../lib/consents/list-consents.ts";
import { answers } from "../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../lib/http/routes.ts";
import { consentList } from "./schemas.ts";

/** The terms that the signed-in account has accepted. */
export function consentRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, deps, "account");
    signedIn.get(
      "/users/me/consents",
      { operationId: "listConsents", response: answers({ 200: consentList }) },
      async (_request, ctx) => ({ consents: await listConsents(ctx.db, ctx.actor.userId) }),
    );
  };
}
