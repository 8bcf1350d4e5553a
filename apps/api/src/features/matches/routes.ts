import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../deps.ts";
import { answers } from "../../lib/error-schema.ts";
import { requireCaller } from "../../lib/request-context.ts";
import { SIGNED_IN, signedInOnly } from "../../lib/signed-in.ts";
import { changeWishes } from "./change-wishes.ts";
import { getMatch, getMatches } from "./get-match.ts";
import { getWishes } from "./get-wishes.ts";
import { match, matchList, matchParams, matchWishes, searchAgain, suggestions, tutorChoice } from "./schemas.ts";
import { selectTutors } from "./select-tutors.ts";
import { suggestTutors } from "./suggest-tutors.ts";

/** The search for tutors of paid courses (spec §7, matches). */
export function matchRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  const common = { tags: ["class"], security: SIGNED_IN };
  return async (app) => {
    app.get(
      "/lessons/matches",
      {
        onRequest: signedInOnly,
        schema: { ...common, operationId: "listMatches", response: answers({ 200: matchList }, 401) },
      },
      async (request) => ({
        content: await getMatches(deps.db, requireCaller(request).userId, request.switchedStudentId),
      }),
    );

    app.get(
      "/lessons/matches/:id",
      {
        onRequest: signedInOnly,
        schema: {
          ...common,
          operationId: "getMatch",
          params: matchParams,
          response: answers({ 200: match }, 400, 401, 404),
        },
      },
      async (request) => getMatch(deps.db, requireCaller(request).userId, request.params.id),
    );

    app.get(
      "/lessons/matches/:id/wishes",
      {
        onRequest: signedInOnly,
        schema: {
          ...common,
          operationId: "getMatchWishes",
          params: matchParams,
          response: answers({ 200: matchWishes }, 400, 401, 404),
        },
      },
      async (request) => getWishes(deps.db, requireCaller(request).userId, request.params.id),
    );

    app.get(
      "/lessons/matches/:id/suggestions",
      {
        onRequest: signedInOnly,
        schema: {
          ...common,
          operationId: "suggestTutors",
          params: matchParams,
          response: answers({ 200: suggestions }, 400, 401, 404),
        },
      },
      async (request) => suggestTutors(deps, requireCaller(request), request.params.id),
    );

    app.post(
      "/lessons/matches/:id/proposals",
      {
        onRequest: signedInOnly,
        schema: {
          ...common,
          operationId: "selectTutors",
          params: matchParams,
          body: tutorChoice,
          response: answers({ 200: match }, 400, 401, 403, 404, 409),
        },
      },
      async (request) => {
        const { userId } = requireCaller(request);
        await selectTutors(deps, { userId }, request.params.id, request.body.tutorIds.map(Number));
        return getMatch(deps.db, userId, request.params.id);
      },
    );

    app.post(
      "/lessons/matches/:id/search",
      {
        onRequest: signedInOnly,
        schema: {
          ...common,
          operationId: "searchAgain",
          params: matchParams,
          body: searchAgain,
          response: answers({ 200: match }, 400, 401, 403, 404, 409),
        },
      },
      async (request) => {
        const { userId } = requireCaller(request);
        await changeWishes(deps, { userId }, request.params.id, request.body.widening);
        return getMatch(deps.db, userId, request.params.id);
      },
    );
  };
}
