import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers, nothing } from "../../../lib/errors/error-schema.ts";
import { staffRoutes } from "../../../lib/http/routes.ts";
import { listFailedJobs } from "./list-failed-jobs.ts";
import { jobPage, jobParams, jobQuery, jobRetry } from "./schemas.ts";
import { startJobAgain } from "./start-job-again.ts";

/** Jobs that failed, for staff. */
export function jobStaffRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const routes = staffRoutes(app, deps, "class", "JOBS");
    routes.get(
      "/operator/jobs",
      { operationId: "listFailedJobs", querystring: jobQuery, response: answers({ 200: jobPage }, 400) },
      async (request, ctx) => listFailedJobs(ctx, request.query),
    );

    routes.post(
      "/operator/jobs/:id/retry",
      {
        operationId: "startJobAgain",
        params: jobParams,
        body: jobRetry,
        response: answers({ 204: nothing }, 400, 404),
      },
      async ({ params, body }, ctx) => startJobAgain(ctx, { id: params.id, reason: body.reason }),
    );
  };
}
