import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers, nothing } from "../../../../lib/errors/error-schema.ts";
import { staffRoutes } from "../../../../lib/http/routes.ts";
import { disputeDecision, disputeList, disputeQuery, lessonParams } from "../schemas.ts";
import { decideDispute } from "./decide-dispute.ts";
import { listDisputes } from "./list-disputes.ts";

/** Lessons on which the two sides do not agree, for staff to decide. */
export function lessonDisputeStaffRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const routes = staffRoutes(app, deps, "class", "REPORTS");
    routes.list(
      "/operator/lesson-disputes",
      { operationId: "listDisputes", querystring: disputeQuery, response: answers({ 200: disputeList }, 400) },
      async (request, ctx) => listDisputes(ctx, request.query),
      ({ content }) => content.flatMap(({ buyerId, tutorId }) => [buyerId, tutorId]),
    );

    routes.post(
      "/operator/lesson-disputes/:lessonId/decision",
      {
        operationId: "decideDispute",
        params: lessonParams,
        body: disputeDecision,
        response: answers({ 204: nothing }, 400, 404, 409),
      },
      async (request, ctx) => decideDispute(ctx, request.params.lessonId, request.body),
    );
  };
}
