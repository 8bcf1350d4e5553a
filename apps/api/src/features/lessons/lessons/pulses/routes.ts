import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers } from "../../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../../lib/http/routes.ts";
import { getClassLessons } from "../get-class-lessons.ts";
import { classLessons, classParams, pulseAnswer } from "../schemas.ts";
import { answerPulse } from "./answer-pulse.ts";

/** Whether a pair fits, as its buyer says. */
export function lessonPulseRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, deps, "class");
    signedIn.put(
      "/lessons/matches/:id/pulse",
      {
        operationId: "answerPulse",
        params: classParams,
        body: pulseAnswer,
        response: answers({ 200: classLessons }, 400, 403, 404, 409),
      },
      async (request, ctx) => {
        await answerPulse(ctx, request.params.id, request.body.answer);
        return getClassLessons(ctx, request.params.id);
      },
    );
  };
}
