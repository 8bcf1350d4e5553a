import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../deps.ts";
import { answers, nothing } from "../../lib/error-schema.ts";
import { requireCaller } from "../../lib/request-context.ts";
import { SIGNED_IN, signedInOnly } from "../../lib/signed-in.ts";
import { acceptTutorApplicant } from "./accept-tutor-applicant.ts";
import { listTutorApplicants } from "./list-tutor-applicants.ts";
import { rejectTutorApplicant } from "./reject-tutor-applicant.ts";
import {
  tutorApplicant,
  tutorApplicantList,
  tutorApplicantParams,
  tutorApplicantQuery,
  tutorApplicantRejection,
} from "./schemas.ts";
import { type Operator, showTutorApplicant } from "./show-tutor-applicant.ts";

const operatorOf = (request: FastifyRequest): Operator => ({
  userId: requireCaller(request).userId,
  requestId: request.id,
});

/** Staff's side of applications: who waits, and the decision. */
export function tutorApplicantOperatorRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  const common = { tags: ["class"], security: SIGNED_IN };
  return async (app) => {
    app.get(
      "/operator/tutor-applicants",
      {
        onRequest: signedInOnly,
        schema: {
          ...common,
          operationId: "listTutorApplicants",
          querystring: tutorApplicantQuery,
          response: answers({ 200: tutorApplicantList }, 400, 401, 403),
        },
      },
      async (request) => listTutorApplicants(deps.db, requireCaller(request).userId, request.query),
    );

    app.get(
      "/operator/tutor-applicants/:id",
      {
        onRequest: signedInOnly,
        schema: {
          ...common,
          operationId: "showTutorApplicant",
          params: tutorApplicantParams,
          response: answers({ 200: tutorApplicant }, 400, 401, 403, 404),
        },
      },
      async (request) => showTutorApplicant(deps.db, request.params.id, operatorOf(request)),
    );

    app.post(
      "/operator/tutor-applicants/:id/accept",
      {
        onRequest: signedInOnly,
        schema: {
          ...common,
          operationId: "acceptTutorApplicant",
          params: tutorApplicantParams,
          response: answers({ 204: nothing }, 400, 401, 403, 404, 409),
        },
      },
      async (request, reply) => {
        await acceptTutorApplicant(deps, request.params.id, operatorOf(request));
        return reply.status(204).send(null);
      },
    );

    app.post(
      "/operator/tutor-applicants/:id/reject",
      {
        onRequest: signedInOnly,
        schema: {
          ...common,
          operationId: "rejectTutorApplicant",
          params: tutorApplicantParams,
          body: tutorApplicantRejection,
          response: answers({ 204: nothing }, 400, 401, 403, 404, 409),
        },
      },
      async (request, reply) => {
        await rejectTutorApplicant(deps, request.params.id, operatorOf(request), request.body.reason);
        return reply.status(204).send(null);
      },
    );
  };
}
