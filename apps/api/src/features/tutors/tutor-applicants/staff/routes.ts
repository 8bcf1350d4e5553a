import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { requireCaller } from "../../../../lib/callers/request-context.ts";
import { answers, nothing } from "../../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../../lib/http/routes.ts";
import {
  sentTutorApplicant,
  tutorApplicantAct,
  tutorApplicantList,
  tutorApplicantParams,
  tutorApplicantQuery,
  tutorApplicantRejection,
} from "../schemas.ts";
import { acceptTutorApplicant } from "./accept-tutor-applicant.ts";
import { listTutorApplicants } from "./list-tutor-applicants.ts";
import { recordCrimeCheck } from "./record-crime-check.ts";
import { rejectTutorApplicant } from "./reject-tutor-applicant.ts";
import { type Operator, showTutorApplicant } from "./show-tutor-applicant.ts";

const operatorOf = (request: FastifyRequest): Operator => ({
  userId: requireCaller(request).userId,
  requestId: request.id,
});

/** Staff's side of applications: who waits, and the decision. */
export function tutorApplicantOperatorRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, "class");
    signedIn.get(
      "/operator/tutor-applicants",
      {
        operationId: "listTutorApplicants",
        querystring: tutorApplicantQuery,
        response: answers({ 200: tutorApplicantList }, 400, 403),
      },
      async (request, { userId }) => listTutorApplicants(deps.db, userId, request.query),
    );

    signedIn.get(
      "/operator/tutor-applicants/:id",
      {
        operationId: "showTutorApplicant",
        params: tutorApplicantParams,
        response: answers({ 200: sentTutorApplicant }, 400, 403, 404),
      },
      async (request) => showTutorApplicant(deps.db, request.params.id, operatorOf(request)),
    );

    signedIn.post(
      "/operator/tutor-applicants/:id/crime-check",
      {
        operationId: "recordCrimeCheck",
        params: tutorApplicantParams,
        body: tutorApplicantAct,
        response: answers({ 204: nothing }, 400, 403, 404, 409),
      },
      async (request) => {
        await recordCrimeCheck(deps, request.params.id, operatorOf(request), request.body.reason);
      },
    );

    signedIn.post(
      "/operator/tutor-applicants/:id/accept",
      {
        operationId: "acceptTutorApplicant",
        params: tutorApplicantParams,
        body: tutorApplicantAct,
        response: answers({ 204: nothing }, 400, 403, 404, 409),
      },
      async (request) => {
        await acceptTutorApplicant(deps, request.params.id, operatorOf(request), request.body.reason);
      },
    );

    signedIn.post(
      "/operator/tutor-applicants/:id/reject",
      {
        operationId: "rejectTutorApplicant",
        params: tutorApplicantParams,
        body: tutorApplicantRejection,
        response: answers({ 204: nothing }, 400, 403, 404, 409),
      },
      async (request) => {
        await rejectTutorApplicant(deps, request.params.id, operatorOf(request), request.body);
      },
    );
  };
}
