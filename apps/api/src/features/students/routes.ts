import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../deps.ts";
import { answers } from "../../lib/error-schema.ts";
import { requireCaller } from "../../lib/request-context.ts";
import { SIGNED_IN, signedInOnly } from "../../lib/signed-in.ts";
import { versionHeaders } from "../../lib/version.ts";
import { addStudent } from "./add-student.ts";
import { changeStudent } from "./change-student.ts";
import { listStudents } from "./list-students.ts";
import { newStudent, student, studentChange, studentList, studentParams } from "./schemas.ts";

/** The students of the signed-in account. */
export function studentRoutes({ db }: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      "/users/me/students",
      {
        onRequest: signedInOnly,
        config: { service: "account" },
        schema: {
          operationId: "listStudents",
          tags: ["account"],
          security: SIGNED_IN,
          response: answers({ 200: studentList }, 401),
        },
      },
      async (request) => ({ students: await listStudents(db, requireCaller(request).userId) }),
    );

    app.post(
      "/users/me/students",
      {
        onRequest: signedInOnly,
        config: { service: "account" },
        schema: {
          operationId: "addStudent",
          tags: ["account"],
          security: SIGNED_IN,
          body: newStudent,
          response: answers({ 201: student }, 400, 401, 403),
        },
      },
      async (request, reply) =>
        reply.status(201).send(await addStudent(db, requireCaller(request).userId, request.body)),
    );

    app.patch(
      "/users/me/students/:studentId",
      {
        onRequest: signedInOnly,
        config: { service: "account" },
        schema: {
          operationId: "changeStudent",
          tags: ["account"],
          security: SIGNED_IN,
          params: studentParams,
          body: studentChange,
          headers: versionHeaders,
          response: answers({ 200: student }, 400, 401, 403, 404, 409),
        },
      },
      async (request) => {
        const { params, body, headers } = request;
        return changeStudent(db, requireCaller(request).userId, params.studentId, body, headers["if-match"]);
      },
    );
  };
}
