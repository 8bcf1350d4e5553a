import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../deps.ts";
import { answers } from "../../lib/error-schema.ts";
import { requireCaller } from "../../lib/request-context.ts";
import { SIGNED_IN, signedInOnly } from "../../lib/signed-in.ts";
import { listConsents } from "./list-consents.ts";
import { consentList } from "./schemas.ts";

/** The terms that the signed-in account has accepted. */
export function consentRoutes({ db }: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      "/users/me/consents",
      {
        onRequest: signedInOnly,
        config: { service: "account" },
        schema: {
          operationId: "listConsents",
          tags: ["account"],
          security: SIGNED_IN,
          response: answers({ 200: consentList }, 401),
        },
      },
      async (request) => ({ consents: await listConsents(db, requireCaller(request).userId) }),
    );
  };
}
