import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers } from "../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../lib/http/routes.ts";
import { getClassLessons } from "../lessons/get-class-lessons.ts";
import { classLessons } from "../lessons/schemas.ts";
import { answerLessonTime } from "./answer-lesson-time.ts";
import { cancelLessonTime } from "./cancel-lesson-time.ts";
import { requestLessonTime } from "./request-lesson-time.ts";
import { lessonParams, newTimeRequest, timeRequestAnswer } from "./schemas.ts";

/** Other times that one side of a class asks for, and the other answers (docs/decisions/0146). */
export function lessonTimeRequestRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  const changed = answers({ 200: classLessons }, 400, 403, 404, 409);
  return async (app) => {
    const signedIn = signedInRoutes(app, deps, "class");
    signedIn.put(
      "/lessons/:lessonId/time-request",
      { operationId: "requestLessonTime", params: lessonParams, body: newTimeRequest, response: changed },
      async (request, ctx) => {
        const startsAt = new Date(request.body.startsAt);
        return getClassLessons(ctx, await requestLessonTime(ctx, request.params.lessonId, startsAt));
      },
    );

    signedIn.post(
      "/lessons/:lessonId/time-request/answer",
      { operationId: "answerLessonTime", params: lessonParams, body: timeRequestAnswer, response: changed },
      async (request, ctx) => getClassLessons(ctx, await answerLessonTime(ctx, request.params.lessonId, request.body)),
    );

    signedIn.delete(
      "/lessons/:lessonId/time-request",
      { operationId: "cancelLessonTime", params: lessonParams, response: changed },
      async (request, ctx) => getClassLessons(ctx, await cancelLessonTime(ctx, request.params.lessonId)),
    );
  };
}
