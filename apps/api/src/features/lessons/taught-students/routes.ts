import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers } from "../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../lib/http/routes.ts";
import { classParams } from "../lessons/schemas.ts";
import { getTaughtStudent } from "./get-taught-student.ts";
import { taughtStudent } from "./schemas.ts";

/** Whom the signed-in tutor teaches. */
export function taughtStudentRoutes({ db }: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, "class");
    signedIn.get(
      "/tutors/me/classes/:id/student",
      {
        operationId: "getTaughtStudent",
        params: classParams,
        response: answers({ 200: taughtStudent }, 400, 403, 404),
      },
      async (request, { userId }) => getTaughtStudent(db, userId, request.params.id),
    );
  };
}
