import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers } from "../../../../lib/errors/error-schema.ts";
import { staffRoutes } from "../../../../lib/http/routes.ts";
import { fileParams, listeningLink } from "../schemas.ts";
import { issueListeningLink } from "./issue-listening-link.ts";

/** Staff listens to the voice sample of a tutor applicant. */
export function screeningStaffRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const routes = staffRoutes(app, deps, "class", "APPLICANTS");
    routes.get(
      "/operator/tutor-applicants/:id/screenings/listening-link",
      {
        operationId: "issueListeningLink",
        params: fileParams,
        response: answers({ 200: listeningLink }, 400, 404),
      },
      async (request, ctx) => issueListeningLink(ctx, request.params.id),
    );
  };
}
