import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers } from "../../../../lib/errors/error-schema.ts";
import { staffRoutes } from "../../../../lib/http/routes.ts";
import { fileParams, listeningLink } from "../../screenings/schemas.ts";
import { issueProofLink } from "./issue-proof-link.ts";

/** Staff looks at what proves the studies of a tutor applicant. */
export function studyProofStaffRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const routes = staffRoutes(app, deps, "class", "APPLICANTS");
    routes.get(
      "/operator/tutor-applicants/:id/study-proof/link",
      {
        operationId: "issueProofLink",
        params: fileParams,
        response: answers({ 200: listeningLink }, 400, 404),
      },
      async (request, ctx) => issueProofLink(ctx, { applicantId: request.params.id }),
    );
  };
}
