import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../deps.ts";
import { answers, nothing } from "../../lib/error-schema.ts";
import { logAction } from "./log-action.ts";
import { actionLog } from "./schemas.ts";

/** What a buyer did on the way to an order (spec §4, payment flow step 5). */
export function actionLogRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      "/action-logs",
      {
        schema: {
          operationId: "logAction",
          tags: ["class"],
          security: [{}, { accessToken: [] }],
          body: actionLog,
          response: answers({ 204: nothing }, 400, 403, 429),
        },
      },
      async (request, reply) => {
        await logAction(deps, request.body, { userId: request.caller?.userId ?? null, address: request.ip });
        return reply.status(204).send(null);
      },
    );
  };
}
