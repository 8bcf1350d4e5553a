import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers } from "../../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../../lib/http/routes.ts";
import { messageParams } from "../schemas.ts";
import { newReport, reportSent } from "./schemas.ts";
import { submitReport } from "./submit-report.ts";

/** Messages that staff is asked to look at (docs/decisions/0082). */
export function messageReportRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, deps, "class");
    signedIn.post(
      "/lessons/matches/:id/messages/:messageId/report",
      {
        operationId: "reportMessage",
        params: messageParams,
        body: newReport,
        response: answers({ 201: reportSent }, 400, 404, 429),
      },
      async (request, ctx) => submitReport(ctx, request.params, request.body),
    );
  };
}
