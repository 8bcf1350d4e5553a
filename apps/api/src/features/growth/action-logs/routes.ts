import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers, nothing } from "../../../lib/errors/error-schema.ts";
import { OPTIONAL_LOG_IN, publicRoutes } from "../../../lib/http/routes.ts";
import { logAction } from "./log-action.ts";
import { actionLog } from "./schemas.ts";

/** What a buyer did on the way to an order. */
export function actionLogRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const anyone = publicRoutes(app, deps, "class");
    anyone.post(
      "/action-logs",
      {
        operationId: "logAction",
        security: OPTIONAL_LOG_IN,
        body: actionLog,
        response: answers({ 204: nothing }, 400, 403, 429),
      },
      async (request, ctx) => {
        await logAction(ctx, request.body);
      },
    );
  };
}
