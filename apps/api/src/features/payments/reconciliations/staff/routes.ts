import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers } from "../../../../lib/errors/error-schema.ts";
import { staffRoutes } from "../../../../lib/http/routes.ts";
import { checkDay } from "./check-day.ts";
import { listReconciliations } from "./list-reconciliations.ts";
import { reconciliationPage, reconciliationQuery, reconciliationRequest } from "./schemas.ts";

/** A day's money held against the provider's. */
export function reconciliationStaffRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const routes = staffRoutes(app, deps, "class", "MONEY");
    routes.get(
      "/operator/money/reconciliations",
      {
        operationId: "listReconciliations",
        querystring: reconciliationQuery,
        response: answers({ 200: reconciliationPage }, 400),
      },
      async (request, ctx) => listReconciliations(ctx, request.query.cursor),
    );

    routes.post(
      "/operator/money/reconciliations",
      {
        operationId: "runReconciliation",
        body: reconciliationRequest,
        response: answers({ 201: reconciliationPage }, 400, 502),
      },
      async (request, ctx) => {
        await checkDay(ctx, request.body.day);
        return listReconciliations(ctx);
      },
    );
  };
}
