import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers } from "../../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../../lib/http/routes.ts";
import { getClassLessons } from "../get-class-lessons.ts";
import { classLessons, lessonParams, logText } from "../schemas.ts";
import { saveLog } from "./save-log.ts";

/** What the tutor says of a lesson: what was done. */
export function lessonLogRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  const changed = answers({ 200: classLessons }, 400, 403, 404, 409);
  return async (app) => {
    const signedIn = signedInRoutes(app, deps, "class");
    signedIn.put(
      "/lessons/:lessonId/log",
      { operationId: "saveLessonLog", params: lessonParams, body: logText, response: changed },
      async (request, ctx) => getClassLessons(ctx, await saveLog(ctx, request.params.lessonId, request.body)),
    );
  };
}
