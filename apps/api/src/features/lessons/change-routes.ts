import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../deps.ts";
import { answers } from "../../lib/error-schema.ts";
import { requireCaller } from "../../lib/request-context.ts";
import { SIGNED_IN, signedInOnly } from "../../lib/signed-in.ts";
import { changeLesson } from "./change-lesson.ts";
import { getClassLessons } from "./get-class-lessons.ts";
import { listAlternatives } from "./list-alternatives.ts";
import { recordAbsence } from "./record-absence.ts";
import { recordAttendance } from "./record-attendance.ts";
import { saveLog } from "./save-log.ts";
import {
  alternativesQuery,
  attendance,
  classLessons,
  lessonAbsence,
  lessonMove,
  lessonParams,
  lessonTimeList,
  logText,
} from "./schemas.ts";

/** What happens to one lesson: it is moved, missed, logged (docs/decisions/0055). */
export function lessonChangeRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  const common = { tags: ["class"], security: SIGNED_IN, params: lessonParams };
  const changed = answers({ 200: classLessons }, 400, 401, 403, 404, 409);
  return async (app) => {
    app.get(
      "/lessons/:lessonId/alternatives",
      {
        onRequest: signedInOnly,
        schema: {
          ...common,
          operationId: "listAlternatives",
          querystring: alternativesQuery,
          response: answers({ 200: lessonTimeList }, 400, 401, 404),
        },
      },
      async (request) => {
        const { params, query } = request;
        const { userId } = requireCaller(request);
        return { content: await listAlternatives(deps.db, userId, params.lessonId, query.scope) };
      },
    );

    app.patch(
      "/lessons/:lessonId",
      {
        onRequest: signedInOnly,
        schema: { ...common, operationId: "changeLesson", body: lessonMove, response: changed },
      },
      async (request) => {
        const { userId } = requireCaller(request);
        const { startsAt, scope } = request.body;
        const to = { startsAt: new Date(startsAt), scope };
        return getClassLessons(deps, userId, await changeLesson(deps, userId, request.params.lessonId, to));
      },
    );

    app.post(
      "/lessons/:lessonId/absence",
      {
        onRequest: signedInOnly,
        schema: { ...common, operationId: "recordAbsence", body: lessonAbsence, response: changed },
      },
      async (request) => {
        const { userId } = requireCaller(request);
        const id = await recordAbsence(deps, userId, request.params.lessonId, request.body.acceptsLoss);
        return getClassLessons(deps, userId, id);
      },
    );

    app.put(
      "/lessons/:lessonId/log",
      {
        onRequest: signedInOnly,
        schema: { ...common, operationId: "saveLessonLog", body: logText, response: changed },
      },
      async (request) => {
        const { userId } = requireCaller(request);
        return getClassLessons(deps, userId, await saveLog(deps, userId, request.params.lessonId, request.body));
      },
    );

    app.put(
      "/lessons/:lessonId/attendance",
      {
        onRequest: signedInOnly,
        schema: { ...common, operationId: "recordAttendance", body: attendance, response: changed },
      },
      async (request) => {
        const { userId } = requireCaller(request);
        const id = await recordAttendance(deps, userId, request.params.lessonId, request.body.status);
        return getClassLessons(deps, userId, id);
      },
    );
  };
}
