import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers, nothing } from "../../../../lib/errors/error-schema.ts";
import { staffRoutes } from "../../../../lib/http/routes.ts";
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
import { showTutorApplicant } from "./show-tutor-applicant.ts";

/** Staff's side of applications: who waits, and the decision. */
export function tutorApplicantStaffRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const routes = staffRoutes(app, deps, "class", "APPLICANTS");
    routes.list(
      "/operator/tutor-applicants",
      {
        operationId: "listTutorApplicants",
        querystring: tutorApplicantQuery,
        response: answers({ 200: tutorApplicantList }, 400),
      },
      async (request, ctx) => listTutorApplicants(ctx, request.query),
      ({ content }) => content.map(({ id }) => id),
    );

    routes.get(
      "/operator/tutor-applicants/:id",
      {
        operationId: "showTutorApplicant",
        params: tutorApplicantParams,
        response: answers({ 200: sentTutorApplicant }, 400, 404),
      },
      async (request, ctx) => showTutorApplicant(ctx, request.params.id),
    );

    routes.post(
      "/operator/tutor-applicants/:id/crime-check",
      {
        operationId: "recordCrimeCheck",
        params: tutorApplicantParams,
        body: tutorApplicantAct,
        response: answers({ 204: nothing }, 400, 404, 409),
      },
      async (request, ctx) => {
        await recordCrimeCheck(ctx, request.params.id, request.body.reason);
      },
    );

    routes.post(
      "/operator/tutor-applicants/:id/accept",
      {
        operationId: "acceptTutorApplicant",
        params: tutorApplicantParams,
        body: tutorApplicantAct,
        response: answers({ 204: nothing }, 400, 404, 409),
      },
      async (request, ctx) => {
        await acceptTutorApplicant(ctx, request.params.id, request.body.reason);
      },
    );

    routes.post(
      "/operator/tutor-applicants/:id/reject",
      {
        operationId: "rejectTutorApplicant",
        params: tutorApplicantParams,
        body: tutorApplicantRejection,
        response: answers({ 204: nothing }, 400, 404, 409),
      },
      async (request, ctx) => {
        await rejectTutorApplicant(ctx, request.params.id, request.body);
      },
    );
  };
}
