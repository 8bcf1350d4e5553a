import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers } from "../../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../../lib/http/routes.ts";
import { upcomingLessons } from "../schemas.ts";
import { listUpcomingLessons } from "./list-upcoming-lessons.ts";

/** The next lessons of an account, over all its classes. */
export function upcomingLessonRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, deps, "class");
    signedIn.get(
      "/lessons/upcoming",
      { operationId: "listUpcomingLessons", response: answers({ 200: upcomingLessons }) },
      async (request, ctx) => ({
        content: await listUpcomingLessons(ctx, request.switchedStudentId),
      }),
    );
  };
}
