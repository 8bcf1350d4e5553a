import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers } from "../../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../../lib/http/routes.ts";
import { checkDay } from "./check-day.ts";
import { listReconciliations } from "./list-reconciliations.ts";
import { reconciliationPage, reconciliationQuery, reconciliationRequest } from "./schemas.ts";

/** A day's money held against the provider's. */
export function reconciliationRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  const { db } = deps;
  return async (app) => {
    const signedIn = signedInRoutes(app, "class");
    signedIn.get(
      "/operator/money/reconciliations",
      {
        operationId: "listReconciliations",
        querystring: reconciliationQuery,
        response: answers({ 200: reconciliationPage }, 400, 403),
      },
      async (request, { userId }) => listReconciliations(db, userId, request.query.cursor),
    );

    signedIn.post(
      "/operator/money/reconciliations",
      {
        operationId: "runReconciliation",
        body: reconciliationRequest,
        response: answers({ 201: reconciliationPage }, 400, 403, 502),
      },
      async (request, { userId }) => {
        await checkDay(deps, request.body.day, { userId, requestId: request.id });
        return listReconciliations(db, userId);
      },
    );
  };
}
