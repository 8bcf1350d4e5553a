import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers } from "../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../lib/http/routes.ts";
import { issueUploadUrl } from "./issue-upload-url.ts";
import { fileParams, newScreening, tutorScreening, uploadUrl } from "./schemas.ts";
import { submitScreening } from "./submit-screening.ts";

/** The voice sample of a tutor applicant. */
export function screeningRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, deps, "class");
    signedIn.get(
      "/tutor-applicants/:id/screenings/signed-url",
      {
        operationId: "issueScreeningUploadUrl",
        params: fileParams,
        response: answers({ 200: uploadUrl }, 400, 404, 409, 429),
      },
      async (request, ctx) => issueUploadUrl(ctx, request.params.id),
    );

    signedIn.post(
      "/tutor-applicants/:id/screenings",
      {
        operationId: "submitScreening",
        params: fileParams,
        body: newScreening,
        response: answers({ 201: tutorScreening }, 400, 404, 409),
      },
      async (request, ctx) => submitScreening(ctx, request.params.id, request.body.audioUrl),
    );
  };
}
