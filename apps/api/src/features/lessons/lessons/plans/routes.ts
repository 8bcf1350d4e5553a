import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers } from "../../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../../lib/http/routes.ts";
import { getClassLessons } from "../get-class-lessons.ts";
import { classLessons, classParams, firstLesson, lessonTimeList } from "../schemas.ts";
import { listFirstLessonTimes } from "./list-first-lesson-times.ts";
import { planClassLessons } from "./plan-lessons.ts";

/** The lessons of a pair, and how they are arranged (docs/decisions/0055). */
export function lessonRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, deps, "class");
    signedIn.get(
      "/lessons/matches/:id/lessons",
      { operationId: "listClassLessons", params: classParams, response: answers({ 200: classLessons }, 400, 404) },
      async (request, ctx) => getClassLessons(ctx, request.params.id),
    );

    signedIn.get(
      "/lessons/matches/:id/first-lesson-times",
      {
        operationId: "listFirstLessonTimes",
        params: classParams,
        response: answers({ 200: lessonTimeList }, 400, 404),
      },
      async (request, ctx) => ({
        content: await listFirstLessonTimes(ctx, request.params.id),
      }),
    );

    signedIn.post(
      "/lessons/matches/:id/lessons",
      {
        operationId: "planClassLessons",
        params: classParams,
        body: firstLesson,
        response: answers({ 201: classLessons }, 400, 403, 404, 409),
      },
      async (request, ctx) => {
        await planClassLessons(ctx, request.params.id, new Date(request.body.firstLessonAt));
        return getClassLessons(ctx, request.params.id);
      },
    );
  };
}
