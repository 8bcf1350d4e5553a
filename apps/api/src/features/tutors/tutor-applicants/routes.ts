import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers } from "../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../lib/http/routes.ts";
import { cancelTutorApplicant } from "./cancel-tutor-applicant.ts";
import { changeTutorApplicant } from "./change-tutor-applicant.ts";
import { getNewestApplicant, getTutorApplicant } from "./get-tutor-applicant.ts";
import { openApplicant } from "./open-applicant.ts";
import { registerTutorApplicant } from "./register-tutor-applicant.ts";
import {
  ownTutorApplicant,
  tutorApplicant,
  tutorApplicantChange,
  tutorApplicantParams,
  tutorApplicantRegistration,
} from "./schemas.ts";

/** Becoming a tutor: the account's own application. */
export function tutorApplicantRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, deps, "class");
    signedIn.post(
      "/tutor-applicants",
      { operationId: "openTutorApplicant", response: answers({ 201: tutorApplicant }, 403) },
      async (_request, ctx) => openApplicant(ctx),
    );

    signedIn.get(
      "/tutor-applicants/mine",
      { operationId: "getOwnTutorApplicant", response: answers({ 200: ownTutorApplicant }) },
      async (_request, ctx) => ({ applicant: await getNewestApplicant(ctx) }),
    );

    signedIn.get(
      "/tutor-applicants/:id",
      {
        operationId: "getTutorApplicant",
        params: tutorApplicantParams,
        response: answers({ 200: tutorApplicant }, 400, 404),
      },
      async (request, ctx) => getTutorApplicant(ctx.db, ctx.actor.userId, request.params.id),
    );

    signedIn.patch(
      "/tutor-applicants/:id",
      {
        operationId: "changeTutorApplicant",
        params: tutorApplicantParams,
        body: tutorApplicantChange,
        response: answers({ 200: tutorApplicant }, 400, 404, 409),
      },
      async (request, ctx) => changeTutorApplicant(ctx, request.params.id, request.body),
    );

    signedIn.post(
      "/tutor-applicants/:id/register",
      {
        operationId: "registerTutorApplicant",
        params: tutorApplicantParams,
        body: tutorApplicantRegistration,
        response: answers({ 200: tutorApplicant }, 400, 404, 409),
      },
      async (request, ctx) => registerTutorApplicant(ctx, request.params.id, request.body.agreements),
    );

    signedIn.post(
      "/tutor-applicants/:id/cancel",
      {
        operationId: "cancelTutorApplicant",
        params: tutorApplicantParams,
        response: answers({ 200: tutorApplicant }, 400, 404, 409),
      },
      async (request, ctx) => cancelTutorApplicant(ctx, request.params.id),
    );
  };
}
