import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../deps.ts";
import { answers } from "../../lib/error-schema.ts";
import { requireCaller } from "../../lib/request-context.ts";
import { SIGNED_IN, signedInOnly } from "../../lib/signed-in.ts";
import { tutorApplicantParams, tutorScreening } from "../tutor-applicants/schemas.ts";
import { issueListeningLink } from "./issue-listening-link.ts";
import { issueUploadUrl } from "./issue-upload-url.ts";
import { listeningLink, newScreening, uploadUrl } from "./schemas.ts";
import { submitScreening } from "./submit-screening.ts";

/** The voice sample of a tutor applicant (spec §4, §7). */
export function screeningRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  const common = { tags: ["class"], security: SIGNED_IN, params: tutorApplicantParams };
  return async (app) => {
    app.get(
      "/tutor-applicants/:id/screenings/signed-url",
      {
        onRequest: signedInOnly,
        schema: {
          ...common,
          operationId: "issueScreeningUploadUrl",
          response: answers({ 200: uploadUrl }, 400, 401, 404, 409, 429),
        },
      },
      async (request) => issueUploadUrl(deps, requireCaller(request).userId, request.params.id),
    );

    app.post(
      "/tutor-applicants/:id/screenings",
      {
        onRequest: signedInOnly,
        schema: {
          ...common,
          operationId: "submitScreening",
          body: newScreening,
          response: answers({ 201: tutorScreening }, 400, 401, 404, 409),
        },
      },
      async (request, reply) => {
        const { userId } = requireCaller(request);
        return reply.status(201).send(await submitScreening(deps, userId, request.params.id, request.body.audioUrl));
      },
    );

    app.get(
      "/operator/tutor-applicants/:id/screenings/listening-link",
      {
        onRequest: signedInOnly,
        schema: {
          ...common,
          operationId: "issueListeningLink",
          response: answers({ 200: listeningLink }, 400, 401, 403, 404),
        },
      },
      async (request) => {
        const { userId } = requireCaller(request);
        return issueListeningLink(deps, request.params.id, { userId, requestId: request.id });
      },
    );
  };
}
