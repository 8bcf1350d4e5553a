import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../deps.ts";
import { answers } from "../../lib/error-schema.ts";
import { requireCaller } from "../../lib/request-context.ts";
import { SIGNED_IN, signedInOnly } from "../../lib/signed-in.ts";
import { changeTutorWishes } from "./change-tutor-wishes.ts";
import { countCandidates } from "./count-candidates.ts";
import { getTutorWishes } from "./get-tutor-wishes.ts";
import { putTutorWishes } from "./put-tutor-wishes.ts";
import { applicant, applicantChange, applicantParams, applicantRequest, candidateCount } from "./schemas.ts";

/** Lesson requests: what the buyer of an order wishes of the tutor (spec §7, applicants). */
export function tutorWishesRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      "/lessons/applicants",
      {
        onRequest: signedInOnly,
        schema: {
          operationId: "putApplicant",
          tags: ["class"],
          security: SIGNED_IN,
          body: applicantRequest,
          response: answers({ 201: applicant }, 400, 401, 403, 404, 409),
        },
      },
      async (request, reply) => {
        const saved = await putTutorWishes(deps, requireCaller(request).userId, request.body);
        return reply.status(201).send(saved);
      },
    );

    app.patch(
      "/lessons/applicants/:merchantUid",
      {
        onRequest: signedInOnly,
        schema: {
          operationId: "changeApplicant",
          tags: ["class"],
          security: SIGNED_IN,
          params: applicantParams,
          body: applicantChange,
          response: answers({ 200: applicant }, 400, 401, 403, 404, 409),
        },
      },
      async (request) =>
        changeTutorWishes(deps, requireCaller(request).userId, request.params.merchantUid, request.body),
    );

    app.get(
      "/lessons/applicants/:merchantUid",
      {
        onRequest: signedInOnly,
        schema: {
          operationId: "getApplicant",
          tags: ["class"],
          security: SIGNED_IN,
          params: applicantParams,
          response: answers({ 200: applicant }, 400, 401, 404),
        },
      },
      async (request) => getTutorWishes(deps.db, requireCaller(request).userId, request.params.merchantUid),
    );

    app.post(
      "/lessons/applicants/:merchantUid/candidate-count",
      {
        onRequest: signedInOnly,
        schema: {
          operationId: "countCandidates",
          tags: ["class"],
          security: SIGNED_IN,
          params: applicantParams,
          body: applicantChange,
          response: answers({ 200: candidateCount }, 400, 401, 403, 404),
        },
      },
      async (request) => ({
        count: await countCandidates(deps, requireCaller(request).userId, request.params.merchantUid, request.body),
      }),
    );
  };
}
