import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../deps.ts";
import { answers } from "../../lib/error-schema.ts";
import { requireCaller } from "../../lib/request-context.ts";
import { SIGNED_IN, signedInOnly } from "../../lib/signed-in.ts";
import { versionHeaders } from "../../lib/version.ts";
import { changeOwnPeriods } from "./change-own-periods.ts";
import { changeOwnTutor } from "./change-own-tutor.ts";
import { getOwnPeriods } from "./get-own-periods.ts";
import { getOwnSubjects } from "./get-own-subjects.ts";
import { getOwnTutor } from "./get-own-tutor.ts";
import { getTutor } from "./get-tutor.ts";
import { replaceOwnSubjects } from "./replace-own-subjects.ts";
import {
  ownPeriods,
  ownPeriodsChange,
  ownSubjects,
  ownTutor,
  ownTutorChange,
  publicTutor,
  tutorParams,
  tutorSubjectsBody,
} from "./schemas.ts";

const route = (operationId: string) => ({ operationId, tags: ["class"], security: SIGNED_IN });

/** The signed-in tutor's own data (spec §7, Tutor), and what buyers see of a tutor. */
export function tutorRoutes({ db }: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const onRequest = signedInOnly;
    const headers = versionHeaders;

    app.get(
      "/tutors/me",
      { onRequest, schema: { ...route("getOwnTutor"), response: answers({ 200: ownTutor }, 401, 403) } },
      async (request) => getOwnTutor(db, requireCaller(request).userId),
    );

    app.patch(
      "/tutors/me",
      {
        onRequest,
        schema: {
          ...route("changeOwnTutor"),
          body: ownTutorChange,
          headers,
          response: answers({ 200: ownTutor }, 400, 401, 403, 409),
        },
      },
      async (request) => changeOwnTutor(db, requireCaller(request).userId, request.body, request.headers["if-match"]),
    );

    app.get(
      "/tutors/me/subjects",
      { onRequest, schema: { ...route("getOwnTutorSubjects"), response: answers({ 200: ownSubjects }, 401, 403) } },
      async (request) => getOwnSubjects(db, requireCaller(request).userId),
    );

    app.post(
      "/tutors/me/subjects",
      {
        onRequest,
        schema: {
          ...route("replaceOwnTutorSubjects"),
          body: tutorSubjectsBody,
          headers,
          response: answers({ 200: ownSubjects }, 400, 401, 403, 409),
        },
      },
      async (request) =>
        replaceOwnSubjects(db, requireCaller(request).userId, request.body, request.headers["if-match"]),
    );

    app.get(
      "/tutors/me/periods",
      { onRequest, schema: { ...route("getOwnTutorPeriods"), response: answers({ 200: ownPeriods }, 401, 403) } },
      async (request) => getOwnPeriods(db, requireCaller(request).userId),
    );

    app.patch(
      "/tutors/me/periods",
      {
        onRequest,
        schema: {
          ...route("changeOwnTutorPeriods"),
          body: ownPeriodsChange,
          headers,
          response: answers({ 200: ownPeriods }, 400, 401, 403, 409),
        },
      },
      async (request) => changeOwnPeriods(db, requireCaller(request).userId, request.body, request.headers["if-match"]),
    );

    app.get(
      "/tutors/:id",
      {
        onRequest,
        schema: {
          ...route("getTutor"),
          params: tutorParams,
          response: answers({ 200: publicTutor }, 400, 401, 404),
        },
      },
      async (request) => getTutor(db, request.params.id),
    );
  };
}
