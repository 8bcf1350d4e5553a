import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers, nothing } from "../../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../../lib/http/routes.ts";
import { messageParams } from "../schemas.ts";
import { closeReport } from "../staff/close-report.ts";
import { listReports } from "../staff/list-reports.ts";
import { maskMessage } from "../staff/mask-message.ts";
import { showReport } from "../staff/show-report.ts";
import {
  messageHiding,
  newReport,
  reportedMessageParams,
  reportedThread,
  reportedThreadQuery,
  reportList,
  reportNote,
  reportParams,
  reportQuery,
  reportSent,
} from "./schemas.ts";
import { submitReport } from "./submit-report.ts";

/** Messages that staff is asked to look at, and what staff does about them (docs/decisions/0082). */
export function messageReportRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  const changed = answers({ 204: nothing }, 400, 403, 404, 409);
  return async (app) => {
    const signedIn = signedInRoutes(app, "class");
    signedIn.post(
      "/lessons/matches/:id/messages/:messageId/report",
      {
        operationId: "reportMessage",
        params: messageParams,
        body: newReport,
        response: answers({ 201: reportSent }, 400, 404, 429),
      },
      async (request, { userId }) => submitReport(deps, userId, request.params, request.body),
    );

    signedIn.get(
      "/operator/message-reports",
      {
        operationId: "listMessageReports",
        querystring: reportQuery,
        response: answers({ 200: reportList }, 400, 403),
      },
      async (request, { userId }) => listReports(deps.db, userId, request.query),
    );

    signedIn.get(
      "/operator/message-reports/:id",
      {
        operationId: "showMessageReport",
        params: reportParams,
        querystring: reportedThreadQuery,
        response: answers({ 200: reportedThread }, 400, 403, 404),
      },
      async (request, { userId }) =>
        showReport(deps, request.params.id, request.query.before, { userId, requestId: request.id }),
    );

    signedIn.post(
      "/operator/message-reports/:id/close",
      { operationId: "closeMessageReport", params: reportParams, body: reportNote, response: changed },
      async (request, { userId }) =>
        closeReport(deps, request.params.id, request.body.note, { userId, requestId: request.id }),
    );

    signedIn.put(
      "/operator/message-reports/:id/messages/:messageId",
      { operationId: "hideMessage", params: reportedMessageParams, body: messageHiding, response: changed },
      async (request, { userId }) => maskMessage(deps, request.params, request.body, { userId, requestId: request.id }),
    );
  };
}
