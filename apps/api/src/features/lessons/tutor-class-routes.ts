import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../deps.ts";
import { answers } from "../../lib/error-schema.ts";
import { signedInRoutes } from "../../lib/routes.ts";
import { getEarnings } from "./get-earnings.ts";
import { listTutorClasses } from "./list-tutor-classes.ts";
import { earnings, earningsQuery, tutorClasses } from "./tutor-class-schemas.ts";

/** The signed-in tutor's classes and what they earn. */
export function tutorLessonRoutes({ db }: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, "class");
    signedIn.get(
      "/tutors/me/classes",
      { operationId: "listTutorClasses", response: answers({ 200: tutorClasses }, 403) },
      async (_request, { userId }) => ({ content: await listTutorClasses(db, userId) }),
    );

    signedIn.get(
      "/tutors/me/earnings",
      { operationId: "getEarnings", querystring: earningsQuery, response: answers({ 200: earnings }, 400, 403) },
      async (request, { userId }) => getEarnings(db, userId, request.query.month),
    );
  };
}
