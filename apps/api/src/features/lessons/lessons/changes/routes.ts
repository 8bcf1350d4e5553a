import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers } from "../../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../../lib/http/routes.ts";
import { getClassLessons } from "../get-class-lessons.ts";
import {
  alternativesQuery,
  classLessons,
  lessonAbsence,
  lessonMove,
  lessonParams,
  lessonTimeList,
  seriesMove,
  seriesMoveQuery,
} from "../schemas.ts";
import { changeLesson } from "./change-lesson.ts";
import { listAlternatives } from "./list-alternatives.ts";
import { previewSeries } from "./preview-series.ts";
import { recordAbsence } from "./record-absence.ts";

/** What happens to one lesson: it is moved or missed (docs/decisions/0055). */
export function lessonChangeRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  const changed = answers({ 200: classLessons }, 400, 403, 404, 409);
  return async (app) => {
    const signedIn = signedInRoutes(app, deps, "class");
    signedIn.get(
      "/lessons/:lessonId/alternatives",
      {
        operationId: "listAlternatives",
        params: lessonParams,
        querystring: alternativesQuery,
        response: answers({ 200: lessonTimeList }, 400, 404),
      },
      async (request, ctx) => {
        const { params, query } = request;
        return { content: await listAlternatives(ctx, params.lessonId, query.scope) };
      },
    );

    signedIn.get(
      "/lessons/:lessonId/series-move",
      {
        operationId: "previewSeriesMove",
        params: lessonParams,
        querystring: seriesMoveQuery,
        response: answers({ 200: seriesMove }, 400, 404, 409),
      },
      async ({ params, query }, ctx) => previewSeries(ctx, params.lessonId, new Date(query.startsAt)),
    );

    signedIn.patch(
      "/lessons/:lessonId",
      { operationId: "changeLesson", params: lessonParams, body: lessonMove, response: changed },
      async (request, ctx) => {
        const { startsAt, from, ...goal } = request.body;
        const to = { ...goal, startsAt: new Date(startsAt), from: from === undefined ? undefined : new Date(from) };
        return getClassLessons(ctx, await changeLesson(ctx, request.params.lessonId, to));
      },
    );

    signedIn.post(
      "/lessons/:lessonId/absence",
      { operationId: "recordAbsence", params: lessonParams, body: lessonAbsence, response: changed },
      async (request, ctx) => {
        const id = await recordAbsence(ctx, request.params.lessonId, request.body.acceptsLoss);
        return getClassLessons(ctx, id);
      },
    );
  };
}
