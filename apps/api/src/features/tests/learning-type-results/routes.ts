import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers, nothing } from "../../../lib/errors/error-schema.ts";
import { publicRoutes, signedInRoutes } from "../../../lib/http/routes.ts";
import { claimLearningType } from "./claim-result.ts";
import { createResult } from "./create-result.ts";
import { forgetProgress } from "./forget-progress.ts";
import { getResult } from "./get-result.ts";
import { listTypeTutors } from "./list-type-tutors.ts";
import { saveProgress } from "./save-progress.ts";
import {
  learningTypeAnswers,
  learningTypeProgress,
  learningTypeResult,
  newLearningTypeResult,
  resultClaim,
  resultParams,
  typeParams,
  typeTutors,
  typeTutorsQuery,
} from "./schemas.ts";

/** The learning-type test: taken and shared without log-in, claimed by who has an account, whose devices share its answers. */
export function learningTypeRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const anyone = publicRoutes(app, deps, "class");
    anyone.post(
      "/learning-type-results",
      {
        operationId: "createLearningTypeResult",
        body: learningTypeAnswers,
        response: answers({ 201: newLearningTypeResult }, 400, 403, 429),
      },
      async (request, ctx, reply) => {
        reply.header("cache-control", "no-store");
        return createResult(ctx, request.body, request.ip);
      },
    );

    anyone.get(
      "/learning-type-results/:id",
      {
        operationId: "getLearningTypeResult",
        params: resultParams,
        response: answers({ 200: learningTypeResult }, 400, 404, 429),
      },
      async (request, ctx, reply) => {
        reply.header("cache-control", "private, no-store").header("x-robots-tag", "noindex");
        return getResult(ctx, request.params.id, request.ip);
      },
    );

    anyone.get(
      "/learning-types/:type/tutors",
      {
        operationId: "listLearningTypeTutors",
        params: typeParams,
        querystring: typeTutorsQuery,
        response: answers({ 200: typeTutors }, 400),
      },
      async (request, ctx) => listTypeTutors(ctx, request.params.type, request.query.subject),
    );

    const signedIn = signedInRoutes(app, deps, "class");
    signedIn.patch(
      "/learning-type-answers/me",
      {
        operationId: "saveLearningTypeProgress",
        body: learningTypeProgress,
        response: answers({ 200: learningTypeProgress }, 400, 403),
      },
      async (request, ctx) => saveProgress(ctx, request.body),
    );

    signedIn.delete(
      "/learning-type-answers/me",
      { operationId: "deleteLearningTypeProgress", response: answers({ 204: nothing }, 403) },
      async (_request, ctx) => {
        await forgetProgress(ctx);
      },
    );

    signedIn.post(
      "/learning-type-results/:id/claim",
      {
        operationId: "claimLearningTypeResult",
        params: resultParams,
        body: resultClaim,
        response: answers({ 201: learningTypeResult }, 400, 403, 404),
      },
      async (request, ctx) => claimLearningType(ctx, request.params.id, request.body),
    );
  };
}
