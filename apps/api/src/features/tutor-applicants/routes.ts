import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../deps.ts";
import { answers } from "../../lib/error-schema.ts";
import { requireCaller } from "../../lib/request-context.ts";
import { SIGNED_IN, signedInOnly } from "../../lib/signed-in.ts";
import { changeTutorApplicant } from "./change-tutor-applicant.ts";
import { getNewestApplicant, getTutorApplicant } from "./get-tutor-applicant.ts";
import { openApplicant } from "./open-applicant.ts";
import { registerTutorApplicant } from "./register-tutor-applicant.ts";
import { ownTutorApplicant, tutorApplicant, tutorApplicantChange, tutorApplicantParams } from "./schemas.ts";

/** Becoming a tutor: the account's own application (spec §7 "Tutor applicants"). */
export function tutorApplicantRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  const { db } = deps;
  const common = { tags: ["class"], security: SIGNED_IN };
  return async (app) => {
    app.post(
      "/tutor-applicants",
      {
        onRequest: signedInOnly,
        schema: {
          ...common,
          operationId: "openTutorApplicant",
          response: answers({ 201: tutorApplicant }, 401, 403),
        },
      },
      async (request, reply) => reply.status(201).send(await openApplicant(db, requireCaller(request).userId)),
    );

    app.get(
      "/tutor-applicants/mine",
      {
        onRequest: signedInOnly,
        schema: {
          ...common,
          operationId: "getOwnTutorApplicant",
          response: answers({ 200: ownTutorApplicant }, 401),
        },
      },
      async (request) => ({ applicant: await getNewestApplicant(db, requireCaller(request).userId) }),
    );

    app.get(
      "/tutor-applicants/:id",
      {
        onRequest: signedInOnly,
        schema: {
          ...common,
          operationId: "getTutorApplicant",
          params: tutorApplicantParams,
          response: answers({ 200: tutorApplicant }, 400, 401, 404),
        },
      },
      async (request) => getTutorApplicant(db, requireCaller(request).userId, request.params.id),
    );

    app.patch(
      "/tutor-applicants/:id",
      {
        onRequest: signedInOnly,
        schema: {
          ...common,
          operationId: "changeTutorApplicant",
          params: tutorApplicantParams,
          body: tutorApplicantChange,
          response: answers({ 200: tutorApplicant }, 400, 401, 404, 409),
        },
      },
      async (request) => changeTutorApplicant(db, requireCaller(request).userId, request.params.id, request.body),
    );

    app.post(
      "/tutor-applicants/:id/register",
      {
        onRequest: signedInOnly,
        schema: {
          ...common,
          operationId: "registerTutorApplicant",
          params: tutorApplicantParams,
          response: answers({ 200: tutorApplicant }, 400, 401, 404, 409),
        },
      },
      async (request) => registerTutorApplicant(deps, requireCaller(request).userId, request.params.id),
    );
  };
}
