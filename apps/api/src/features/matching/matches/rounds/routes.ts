import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers } from "../../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../../lib/http/routes.ts";
import { getMatch, getMatches } from "../get-match.ts";
import {
  match,
  matchList,
  matchParams,
  matchWishes,
  searchAgain,
  suggestions,
  suggestionsQuery,
  tutorChoice,
} from "../schemas.ts";
import { getWishes } from "../suggestions/get-wishes.ts";
import { suggestTutors } from "../suggestions/suggest-tutors.ts";
import { changeWishes } from "./change-wishes.ts";
import { selectTutors } from "./select-tutors.ts";

/** The search for tutors of paid courses. */
export function matchRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, "class");
    signedIn.get(
      "/lessons/matches",
      { operationId: "listMatches", response: answers({ 200: matchList }) },
      async (request, { userId }) => ({
        content: await getMatches(deps, userId, request.switchedStudentId),
      }),
    );

    signedIn.get(
      "/lessons/matches/:id",
      { operationId: "getMatch", params: matchParams, response: answers({ 200: match }, 400, 404) },
      async (request, { userId }) => getMatch(deps, userId, request.params.id),
    );

    signedIn.get(
      "/lessons/matches/:id/wishes",
      { operationId: "getMatchWishes", params: matchParams, response: answers({ 200: matchWishes }, 400, 404) },
      async (request, { userId }) => getWishes(deps.db, userId, request.params.id),
    );

    signedIn.get(
      "/lessons/matches/:id/suggestions",
      {
        operationId: "suggestTutors",
        params: matchParams,
        querystring: suggestionsQuery,
        response: answers({ 200: suggestions }, 400, 404),
      },
      async (request, caller) => suggestTutors(deps, caller, request.params.id, request.query),
    );

    signedIn.post(
      "/lessons/matches/:id/proposals",
      {
        operationId: "selectTutors",
        params: matchParams,
        body: tutorChoice,
        response: answers({ 200: match }, 400, 403, 404, 409),
      },
      async (request, { userId }) => {
        await selectTutors(deps, { userId }, request.params.id, request.body.tutorIds.map(Number));
        return getMatch(deps, userId, request.params.id);
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
      async (request, { userId }) => {
        await changeWishes(deps, { userId }, request.params.id, request.body.widening);
        return getMatch(deps, userId, request.params.id);
      },
    );
  };
}
