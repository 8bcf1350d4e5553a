import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers } from "../../../lib/errors/error-schema.ts";
import { type ApiError, type FieldProblem, refuse } from "../../../lib/errors/refuse.ts";
import { signedInRoutes } from "../../../lib/http/routes.ts";
import { changeTutorWishes } from "./change-tutor-wishes.ts";
import { countCandidates } from "./count-candidates.ts";
import { createConsultationApplicants } from "./create-consultation-applicants.ts";
import { getTutorWishes } from "./get-tutor-wishes.ts";
import { listRecommendedTutors } from "./list-recommended-tutors.ts";
import { putTutorWishes } from "./put-tutor-wishes.ts";
import {
  applicant,
  applicantChange,
  applicantParams,
  applicantRequest,
  candidateCount,
  consultationApplicants,
  recommendations,
} from "./schemas.ts";

/** Without the number of the order nobody knows whose wishes these are. */
function refuseNewWishes(fields: FieldProblem[]): ApiError {
  const isUnnamed = fields.some(({ path }) => path === "merchantUid");
  return isUnnamed ? refuse.merchantUidMissing({ fields }) : refuse.invalidWishes({ fields });
}

/** Lesson requests: what the buyer of an order wishes of the tutor. */
export function tutorWishesRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, deps, "class");
    signedIn.post(
      "/lessons/applicants",
      {
        operationId: "putApplicant",
        body: applicantRequest,
        response: answers({ 201: applicant }, 400, 403, 404, 409),
        refusals: { refuseFields: refuseNewWishes },
      },
      async (request, ctx) => putTutorWishes(ctx, request.body),
    );

    signedIn.post(
      "/lessons/applicants/from-consultation",
      {
        operationId: "createConsultationApplicants",
        body: consultationApplicants,
        response: answers({ 201: applicant }, 400, 403, 404),
        refusals: { refuseFields: refuseNewWishes },
      },
      async (request, ctx) => createConsultationApplicants(ctx, request.body),
    );

    signedIn.patch(
      "/lessons/applicants/:merchantUid",
      {
        operationId: "changeApplicant",
        params: applicantParams,
        body: applicantChange,
        response: answers({ 200: applicant }, 400, 403, 404, 409),
        refusals: { refuseFields: (fields) => refuse.invalidWishes({ fields }) },
      },
      async (request, ctx) => changeTutorWishes(ctx, request.params.merchantUid, request.body),
    );

    signedIn.get(
      "/lessons/applicants/:merchantUid",
      { operationId: "getApplicant", params: applicantParams, response: answers({ 200: applicant }, 400, 404) },
      async (request, ctx) => getTutorWishes(ctx.db, ctx.actor.userId, request.params.merchantUid),
    );

    signedIn.post(
      "/lessons/applicants/:merchantUid/candidate-count",
      {
        operationId: "countCandidates",
        params: applicantParams,
        body: applicantChange,
        response: answers({ 200: candidateCount }, 400, 403, 404),
      },
      async (request, ctx) => countCandidates(ctx, request.params.merchantUid, request.body),
    );

    signedIn.post(
      "/lessons/applicants/:merchantUid/recommendations",
      {
        operationId: "recommendTutors",
        params: applicantParams,
        body: applicantChange,
        response: answers({ 200: recommendations }, 400, 403, 404),
      },
      async (request, ctx) => listRecommendedTutors(ctx, request.params.merchantUid, request.body),
    );
  };
}
