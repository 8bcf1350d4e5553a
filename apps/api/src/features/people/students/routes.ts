import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers } from "../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../lib/http/routes.ts";
import { versionHeaders } from "../../../lib/requests/version.ts";
import { addStudent } from "./add-student.ts";
import { changeStudent } from "./change-student.ts";
import { listProfiles } from "./list-students.ts";
import { removeStudent } from "./remove-student.ts";
import { newStudent, profileList, student, studentChange, studentParams, studentRemoval } from "./schemas.ts";

/** The students of the signed-in account. */
export function studentRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, deps, "account");
    signedIn.get(
      "/users/me/students",
      { operationId: "listStudents", response: answers({ 200: profileList }) },
      async (_request, ctx) => ({ students: await listProfiles(ctx.db, ctx.actor.userId) }),
    );

    signedIn.post(
      "/users/me/students",
      { operationId: "addStudent", body: newStudent, response: answers({ 201: student }, 400, 403) },
      async (request, ctx) => addStudent(ctx, request.body),
    );

    signedIn.patch(
      "/users/me/students/:studentId",
      {
        operationId: "changeStudent",
        params: studentParams,
        headers: versionHeaders,
        body: studentChange,
        response: answers({ 200: student }, 400, 403, 404, 409),
      },
      async (request, ctx) => {
        const { params, body, headers } = request;
        return changeStudent(ctx, params.studentId, body, headers["if-match"]);
      },
    );

    signedIn.delete(
      "/users/me/students/:studentId",
      { operationId: "removeStudent", params: studentParams, response: answers({ 200: studentRemoval }, 400, 404) },
      async ({ params }, ctx) => removeStudent(ctx, params.studentId),
    );
  };
}
