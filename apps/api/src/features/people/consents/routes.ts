import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { listConsents } from "../../../lib/consents/list-consents.ts";
import { answers } from "../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../lib/http/routes.ts";
import { consentList } from "./schemas.ts";

/** The terms that the signed-in account has accepted. */
export function consentRoutes({ db }: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, "account");
    signedIn.get(
      "/users/me/consents",
      { operationId: "listConsents", response: answers({ 200: consentList }) },
      async (_request, { userId }) => ({ consents: await listConsents(db, userId) }),
    );
  };
}
