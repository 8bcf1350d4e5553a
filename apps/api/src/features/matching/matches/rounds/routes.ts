import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers } from "../../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../../lib/http/routes.ts";
import { getMatch, getMatches } from "../get-match.ts";
import {
  askableCount,
  match,
  matchesQuery,
  matchList,
  matchParams,
  matchWishes,
  searchAgain,
  searchWishes,
  suggestions,
  suggestionsQuery,
  tutorChoice,
} from "../schemas.ts";
import { countAskable } from "../suggestions/count-askable.ts";
import { getWishes } from "../suggestions/get-wishes.ts";
import { suggestTutors } from "../suggestions/suggest-tutors.ts";
import { changeWishes } from "./change-wishes.ts";
import { selectTutors } from "./select-tutors.ts";

/** The search for tutors of paid courses. */
export function matchRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, deps, "class");
    signedIn.get(
      "/lessons/matches",
      { operationId: "listMatches", querystring: matchesQuery, response: answers({ 200: matchList }, 400) },
      async ({ query: { merchantUid }, switchedStudentId }, ctx) => ({
        // What belongs to a named order does not depend on the student who is chosen.
        content: await getMatches(ctx, merchantUid ? { merchantUid } : { studentId: switchedStudentId }),
      }),
    );

    signedIn.get(
      "/lessons/matches/:id",
      { operationId: "getMatch", params: matchParams, response: answers({ 200: match }, 400, 404) },
      async (request, ctx) => getMatch(ctx, request.params.id),
    );

    signedIn.get(
      "/lessons/matches/:id/wishes",
      { operationId: "getMatchWishes", params: matchParams, response: answers({ 200: matchWishes }, 400, 404) },
      async (request, ctx) => getWishes(ctx.db, ctx.actor.userId, request.params.id),
    );

    signedIn.post(
      "/lessons/matches/:id/candidate-count",
      {
        operationId: "countMatchCandidates",
        params: matchParams,
        body: searchWishes,
        response: answers({ 200: askableCount }, 400, 403, 404),
      },
      async (request, ctx) => countAskable(ctx, request.params.id, request.body),
    );

    signedIn.get(
      "/lessons/matches/:id/suggestions",
      {
        operationId: "suggestTutors",
        params: matchParams,
        querystring: suggestionsQuery,
        response: answers({ 200: suggestions }, 400, 404),
      },
      async (request, ctx) => suggestTutors(ctx, request.params.id, request.query),
    );

    signedIn.post(
      "/lessons/matches/:id/proposals",
      {
        operationId: "selectTutors",
        params: matchParams,
        body: tutorChoice,
        response: answers({ 200: match }, 400, 403, 404, 409),
      },
      async (request, ctx) => {
        await selectTutors(ctx, request.params.id, request.body.tutorIds.map(Number));
        return getMatch(ctx, request.params.id);
      },
    );

    signedIn.post(
      "/lessons/matches/:id/search",
      {
        operationId: "searchAgain",
        params: matchParams,
        body: searchAgain,
        response: answers({ 200: match }, 400, 403, 404, 409),
      },
      async (request, ctx) => {
        await changeWishes(ctx, request.params.id, request.body);
        return getMatch(ctx, request.params.id);
      },
    );
  };
}
