import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers } from "../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../lib/http/routes.ts";
import { getClassLessons } from "../lessons/get-class-lessons.ts";
import { classLessons, lessonParams } from "../lessons/schemas.ts";
import { answerLesson } from "./answer-lesson.ts";
import { lessonAnswer } from "./schemas.ts";

/** What the two sides say of a lesson that the room's record does not settle (docs/decisions/0186). */
export function settlementRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, deps, "class");
    signedIn.post(
      "/lessons/:lessonId/answer",
      {
        operationId: "answerLesson",
        params: lessonParams,
        body: lessonAnswer,
        response: answers({ 200: classLessons }, 400, 403, 404, 409),
      },
      async (request, ctx) => {
        const id = await answerLesson(ctx, request.params.lessonId, request.body);
        return getClassLessons(ctx, id);
      },
    );
  };
}
