import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers } from "../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../lib/http/routes.ts";
import { fileParams, uploadUrl } from "../screenings/schemas.ts";
import { issueOwnProofUploadUrl, issueProofUploadUrl } from "./issue-upload-url.ts";

/** What proves the studies of a tutor applicant, and the basis of a tutor. */
export function studyProofRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, deps, "class");
    signedIn.get(
      "/tutor-applicants/:id/study-proof/signed-url",
      {
        operationId: "issueProofUploadUrl",
        params: fileParams,
        response: answers({ 200: uploadUrl }, 400, 404, 409, 429),
      },
      async (request, ctx) => issueProofUploadUrl(ctx, request.params.id),
    );

    signedIn.get(
      "/tutors/me/study-proof/signed-url",
      { operationId: "issueOwnProofUploadUrl", response: answers({ 200: uploadUrl }, 403, 409, 429) },
      async (_request, ctx) => issueOwnProofUploadUrl(ctx),
    );
  };
}
