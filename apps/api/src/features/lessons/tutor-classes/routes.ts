import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers } from "../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../lib/http/routes.ts";
import { classParams } from "../lessons/schemas.ts";
import { getTaughtClassEnd } from "./get-class-end.ts";
import { getTaughtStudent } from "./get-taught-student.ts";
import { listTutorClasses } from "./list-tutor-classes.ts";
import { taughtClassEnd, taughtStudent, tutorClasses } from "./schemas.ts";

/** The signed-in tutor's classes, and whom they teach in each. */
export function tutorLessonRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, deps, "class");
    signedIn.get(
      "/tutors/me/classes",
      { operationId: "listTutorClasses", response: answers({ 200: tutorClasses }, 403) },
      async (_request, ctx) => ({ content: await listTutorClasses(ctx.db, ctx.actor.userId) }),
    );

    signedIn.get(
      "/tutors/me/classes/:id/student",
      {
        operationId: "getTaughtStudent",
        params: classParams,
        response: answers({ 200: taughtStudent }, 400, 403, 404),
      },
      async (request, ctx) => getTaughtStudent(ctx, request.params.id),
    );

    signedIn.get(
      "/tutors/me/classes/:id/end",
      {
        operationId: "getTaughtClassEnd",
        params: classParams,
        response: answers({ 200: taughtClassEnd }, 400, 403, 404),
      },
      async (request, ctx) => getTaughtClassEnd(ctx, request.params.id),
    );
  };
}
