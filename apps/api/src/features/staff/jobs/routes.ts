import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers, nothing } from "../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../lib/http/routes.ts";
import { listFailedJobs } from "./list-failed-jobs.ts";
import { jobPage, jobParams, jobQuery, jobRetry } from "./schemas.ts";
import { startJobAgain } from "./start-job-again.ts";

/** Jobs that failed, for staff. */
export function jobDeskRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, "class");
    signedIn.get(
      "/operator/jobs",
      { operationId: "listFailedJobs", querystring: jobQuery, response: answers({ 200: jobPage }, 400, 403) },
      async (request, { userId }) => listFailedJobs(deps.db, userId, request.query),
    );

    signedIn.post(
      "/operator/jobs/:id/retry",
      {
        operationId: "startJobAgain",
        params: jobParams,
        body: jobRetry,
        response: answers({ 204: nothing }, 400, 403, 404),
      },
      async ({ params, body, id }, { userId }) =>
        startJobAgain(deps, { id: params.id, reason: body.reason }, { userId, requestId: id }),
    );
  };
}
