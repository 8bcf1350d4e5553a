import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../deps.ts";
import { answers } from "../../lib/error-schema.ts";
import { requireCaller } from "../../lib/request-context.ts";
import { SIGNED_IN, signedInOnly } from "../../lib/signed-in.ts";
import { getEarnings } from "./get-earnings.ts";
import { listTutorClasses } from "./list-tutor-classes.ts";
import { earnings, earningsQuery, tutorClasses } from "./tutor-class-schemas.ts";

/** The signed-in tutor's classes and what they earn (spec §7, Tutor). */
export function tutorLessonRoutes({ db }: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      "/tutors/me/classes",
      {
        onRequest: signedInOnly,
        schema: {
          operationId: "listTutorClasses",
          tags: ["class"],
          security: SIGNED_IN,
          response: answers({ 200: tutorClasses }, 401, 403),
        },
      },
      async (request) => ({ content: await listTutorClasses(db, requireCaller(request).userId) }),
    );

    app.get(
      "/tutors/me/earnings",
      {
        onRequest: signedInOnly,
        schema: {
          operationId: "getEarnings",
          tags: ["class"],
          security: SIGNED_IN,
          querystring: earningsQuery,
          response: answers({ 200: earnings }, 400, 401, 403),
        },
      },
      async (request) => getEarnings(db, requireCaller(request).userId, request.query.month),
    );
  };
}
