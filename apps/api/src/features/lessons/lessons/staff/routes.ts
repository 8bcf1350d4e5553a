import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers } from "../../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../../lib/http/routes.ts";
import { listDeskLessons } from "./list-desk-lessons.ts";
import { deskLessonPage, deskLessonQuery } from "./schemas.ts";

/** Staff's view of the lessons of all classes. */
export function lessonDeskRoutes({ db }: Pick<AppDeps, "db">): FastifyPluginAsyncZod {
  return async (app) => {
    signedInRoutes(app, "class").get(
      "/operator/lessons",
      {
        operationId: "listDeskLessons",
        querystring: deskLessonQuery,
        response: answers({ 200: deskLessonPage }, 400, 403),
      },
      async (request, { userId }) => listDeskLessons(db, userId, request.query),
    );
  };
}
