import { readTutorFilter } from "@pkg/domain";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers } from "../../../lib/errors/error-schema.ts";
import { createCache } from "../../../lib/http/create-cache.ts";
import { publicRoutes, signedInRoutes } from "../../../lib/http/routes.ts";
import { versionHeaders } from "../../../lib/requests/version.ts";
import { checkReading } from "./check-reading.ts";
import { changeOwnPeriods } from "./own-tutor/change-own-periods.ts";
import { changeOwnTutor } from "./own-tutor/change-own-tutor.ts";
import { getOwnPeriods } from "./own-tutor/get-own-periods.ts";
import { getOwnSubjects } from "./own-tutor/get-own-subjects.ts";
import { getOwnTutor } from "./own-tutor/get-own-tutor.ts";
import { replaceOwnSubjects } from "./own-tutor/replace-own-subjects.ts";
import { getTutor } from "./public-tutors/get-tutor.ts";
import { listFeaturedTutors } from "./public-tutors/list-featured-tutors.ts";
import { listTutors } from "./public-tutors/list-tutors.ts";
import {
  featuredTutors,
  ownPeriods,
  ownPeriodsChange,
  ownSubjects,
  ownTutor,
  ownTutorChange,
  publicTutor,
  tutorList,
  tutorListQuery,
  tutorParams,
  tutorSubjectsBody,
} from "./schemas.ts";

/** Who is featured changes seldom, and every visitor of the home page asks. */
const FEATURED_TTL_MS = 60_000;

/** The signed-in tutor's own data, and what buyers see of a tutor. */
export function tutorRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  const featured = createCache(FEATURED_TTL_MS, () => listFeaturedTutors(deps.db));
  return async (app) => {
    const anyone = publicRoutes(app, deps, "class");
    anyone.get(
      "/tutors",
      { operationId: "listTutors", querystring: tutorListQuery, response: answers({ 200: tutorList }, 400, 429) },
      async ({ query: { offset, limit, ...filter }, ip }, ctx) => {
        await checkReading(ctx, ip);
        return listTutors(ctx, readTutorFilter(filter), { offset, limit });
      },
    );

    anyone.get(
      "/tutors/:id",
      { operationId: "getTutor", params: tutorParams, response: answers({ 200: publicTutor }, 400, 404, 429) },
      async ({ params, ip }, ctx) => {
        await checkReading(ctx, ip);
        return getTutor(ctx, params.id);
      },
    );

    anyone.get(
      "/tutors/featured",
      { operationId: "listFeaturedTutors", response: answers({ 200: featuredTutors }) },
      async () => featured(),
    );

    const signedIn = signedInRoutes(app, deps, "class");

    signedIn.get(
      "/tutors/me",
      { operationId: "getOwnTutor", response: answers({ 200: ownTutor }, 403) },
      async (_request, ctx) => getOwnTutor(ctx.db, ctx.actor.userId),
    );

    signedIn.patch(
      "/tutors/me",
      {
        operationId: "changeOwnTutor",
        headers: versionHeaders,
        body: ownTutorChange,
        response: answers({ 200: ownTutor }, 400, 403, 409),
      },
      async (request, ctx) => changeOwnTutor(ctx, request.body, request.headers["if-match"]),
    );

    signedIn.get(
      "/tutors/me/subjects",
      { operationId: "getOwnTutorSubjects", response: answers({ 200: ownSubjects }, 403) },
      async (_request, ctx) => getOwnSubjects(ctx.db, ctx.actor.userId),
    );

    signedIn.post(
      "/tutors/me/subjects",
      {
        operationId: "replaceOwnTutorSubjects",
        headers: versionHeaders,
        body: tutorSubjectsBody,
        response: answers({ 200: ownSubjects }, 400, 403, 409),
      },
      async (request, ctx) => replaceOwnSubjects(ctx, request.body, request.headers["if-match"]),
    );

    signedIn.get(
      "/tutors/me/periods",
      { operationId: "getOwnTutorPeriods", response: answers({ 200: ownPeriods }, 403) },
      async (_request, ctx) => getOwnPeriods(ctx.db, ctx.actor.userId),
    );

    signedIn.patch(
      "/tutors/me/periods",
      {
        operationId: "changeOwnTutorPeriods",
        headers: versionHeaders,
        body: ownPeriodsChange,
        response: answers({ 200: ownPeriods }, 400, 403, 409),
      },
      async (request, ctx) => changeOwnPeriods(ctx, request.body, request.headers["if-match"]),
    );
  };
}
