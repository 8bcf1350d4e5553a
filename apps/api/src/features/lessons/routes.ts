import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../deps.ts";
import { answers } from "../../lib/error-schema.ts";
import { requireCaller } from "../../lib/request-context.ts";
import { SIGNED_IN, signedInOnly } from "../../lib/signed-in.ts";
import { answerPulse } from "./answer-pulse.ts";
import { getClassLessons } from "./get-class-lessons.ts";
import { listFirstLessonTimes } from "./list-first-lesson-times.ts";
import { listUpcomingLessons } from "./list-upcoming-lessons.ts";
import { planClassLessons } from "./plan-lessons.ts";
import { classLessons, classParams, firstLesson, lessonTimeList, pulseAnswer, upcomingLessons } from "./schemas.ts";

/** The lessons of pairs (docs/decisions/0055). */
export function lessonRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  const common = { tags: ["class"], security: SIGNED_IN };
  return async (app) => {
    app.get(
      "/lessons/matches/:id/lessons",
      {
        onRequest: signedInOnly,
        schema: {
          ...common,
          operationId: "listClassLessons",
          params: classParams,
          response: answers({ 200: classLessons }, 400, 401, 404),
        },
      },
      async (request) => getClassLessons(deps, requireCaller(request).userId, request.params.id),
    );

    app.get(
      "/lessons/matches/:id/first-lesson-times",
      {
        onRequest: signedInOnly,
        schema: {
          ...common,
          operationId: "listFirstLessonTimes",
          params: classParams,
          response: answers({ 200: lessonTimeList }, 400, 401, 404),
        },
      },
      async (request) => ({
        content: await listFirstLessonTimes(deps.db, requireCaller(request).userId, request.params.id),
      }),
    );

    app.post(
      "/lessons/matches/:id/lessons",
      {
        onRequest: signedInOnly,
        schema: {
          ...common,
          operationId: "planClassLessons",
          params: classParams,
          body: firstLesson,
          response: answers({ 201: classLessons }, 400, 401, 403, 404, 409),
        },
      },
      async (request, reply) => {
        const { userId } = requireCaller(request);
        await planClassLessons(deps, userId, request.params.id, new Date(request.body.firstLessonAt));
        return reply.status(201).send(await getClassLessons(deps, userId, request.params.id));
      },
    );

    app.put(
      "/lessons/matches/:id/pulse",
      {
        onRequest: signedInOnly,
        schema: {
          ...common,
          operationId: "answerPulse",
          params: classParams,
          body: pulseAnswer,
          response: answers({ 200: classLessons }, 400, 401, 403, 404, 409),
        },
      },
      async (request) => {
        const { userId } = requireCaller(request);
        await answerPulse(deps, userId, request.params.id, request.body.answer);
        return getClassLessons(deps, userId, request.params.id);
      },
    );

    app.get(
      "/lessons/upcoming",
      {
        onRequest: signedInOnly,
        schema: {
          ...common,
          operationId: "listUpcomingLessons",
          response: answers({ 200: upcomingLessons }, 401),
        },
      },
      async (request) => ({
        content: await listUpcomingLessons(deps, requireCaller(request).userId, request.switchedStudentId),
      }),
    );
  };
}
