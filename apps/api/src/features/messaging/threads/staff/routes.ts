import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers, nothing } from "../../../../lib/errors/error-schema.ts";
import { staffRoutes } from "../../../../lib/http/routes.ts";
import {
  messageHiding,
  reportedMessageParams,
  reportedThread,
  reportedThreadQuery,
  reportList,
  reportNote,
  reportParams,
  reportQuery,
} from "../reports/schemas.ts";
import { closeReport } from "./close-report.ts";
import { listReports } from "./list-reports.ts";
import { maskMessage } from "./mask-message.ts";
import { showReport } from "./show-report.ts";

/** Messages that staff was asked to look at, and what staff does about them (docs/decisions/0082). */
export function messageReportStaffRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  const changed = answers({ 204: nothing }, 400, 404, 409);
  return async (app) => {
    const routes = staffRoutes(app, deps, "class", "REPORTS");
    routes.list(
      "/operator/message-reports",
      {
        operationId: "listMessageReports",
        querystring: reportQuery,
        response: answers({ 200: reportList }, 400),
      },
      async (request, ctx) => listReports(ctx, request.query),
      ({ content }) => content.flatMap(({ buyerId, tutorId }) => [buyerId, tutorId]),
    );

    routes.get(
      "/operator/message-reports/:id",
      {
        operationId: "showMessageReport",
        params: reportParams,
        querystring: reportedThreadQuery,
        response: answers({ 200: reportedThread }, 400, 404),
      },
      async (request, ctx) => showReport(ctx, request.params.id, request.query.before),
    );

    routes.post(
      "/operator/message-reports/:id/close",
      { operationId: "closeMessageReport", params: reportParams, body: reportNote, response: changed },
      async (request, ctx) => closeReport(ctx, request.params.id, request.body.note),
    );

    routes.put(
      "/operator/message-reports/:id/messages/:messageId",
      { operationId: "hideMessage", params: reportedMessageParams, body: messageHiding, response: changed },
      async (request, ctx) => maskMessage(ctx, request.params, request.body),
    );
  };
}
