import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers } from "../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../lib/http/routes.ts";
import { getClassLessons } from "../lessons/get-class-lessons.ts";
import { classLessons } from "../lessons/schemas.ts";
import { answerDispute } from "./answer-dispute.ts";
import { disputeAnswer, lessonParams, newDispute } from "./schemas.ts";
import { submitDispute } from "./submit-dispute.ts";

/** What the two sides say of a lesson on which they do not agree (docs/decisions/0089). */
export function lessonDisputeRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, deps, "class");
    signedIn.post(
      "/lessons/:lessonId/dispute",
      {
        operationId: "submitDispute",
        params: lessonParams,
        body: newDispute,
        response: answers({ 200: classLessons }, 400, 403, 404, 409),
      },
      async (request, ctx) => {
        const id = await submitDispute(ctx, request.params.lessonId, request.body.detail);
        return getClassLessons(ctx, id);
      },
    );

    signedIn.put(
      "/lessons/:lessonId/dispute/answer",
      {
        operationId: "answerDispute",
        params: lessonParams,
        body: disputeAnswer,
        response: answers({ 200: classLessons }, 400, 403, 404, 409),
      },
      async (request, ctx) => {
        const id = await answerDispute(ctx, request.params.lessonId, request.body.detail);
        return getClassLessons(ctx, id);
      },
    );
  };
}
