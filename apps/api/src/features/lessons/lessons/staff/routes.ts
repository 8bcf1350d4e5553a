import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers } from "../../../../lib/errors/error-schema.ts";
import { staffRoutes } from "../../../../lib/http/routes.ts";
import { listDeskLessons } from "./list-desk-lessons.ts";
import { deskLessonPage, deskLessonQuery } from "./schemas.ts";

/** Staff's view of the lessons of all classes. */
export function lessonStaffRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const routes = staffRoutes(app, deps, "class", "LESSONS");
    routes.list(
      "/operator/lessons",
      {
        operationId: "listDeskLessons",
        querystring: deskLessonQuery,
        response: answers({ 200: deskLessonPage }, 400),
      },
      async (request, ctx) => listDeskLessons(ctx, request.query),
      ({ content }) => content.flatMap(({ buyerId, tutorId }) => [buyerId, tutorId]),
    );
  };
}
