import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { requireCaller } from "../../../../lib/callers/request-context.ts";
import { answers, nothing } from "../../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../../lib/http/routes.ts";
import type { Steerer } from "../find-steered-match.ts";
import { changeWishes } from "../rounds/change-wishes.ts";
import { selectTutors } from "../rounds/select-tutors.ts";
import { matchParams, suggestionsPlace } from "../schemas.ts";
import { listStuckMatches } from "./list-stuck-matches.ts";
import { staffProposal, staffSearch, steeredMatch, stuckMatchPage, stuckMatchQuery } from "./schemas.ts";
import { showStuckMatch } from "./show-stuck-match.ts";

const staffOf = (request: FastifyRequest): Steerer => ({
  userId: requireCaller(request).userId,
  staffRequestId: request.id,
});

/** Staff's side of the search: what is stuck, why, and how it goes on. */
export function matchOperatorRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, "class");
    signedIn.get(
      "/operator/matches",
      {
        operationId: "listStuckMatches",
        querystring: stuckMatchQuery,
        response: answers({ 200: stuckMatchPage }, 400, 403),
      },
      async (request, { userId }) => listStuckMatches(deps.db, userId, request.query),
    );

    signedIn.get(
      "/operator/matches/:id",
      {
        operationId: "showStuckMatch",
        params: matchParams,
        querystring: suggestionsPlace,
        response: answers({ 200: steeredMatch }, 400, 403, 404),
      },
      async (request) => showStuckMatch(deps, staffOf(request), request.params.id, request.query),
    );

    signedIn.post(
      "/operator/matches/:id/search",
      {
        operationId: "searchForBuyer",
        params: matchParams,
        body: staffSearch,
        response: answers({ 204: nothing }, 400, 403, 404, 409),
      },
      async (request) => {
        const { widening, reason } = request.body;
        const who = { ...staffOf(request), ...(reason !== undefined && { reason }) };
        await changeWishes(deps, who, request.params.id, widening);
      },
    );

    signedIn.post(
      "/operator/matches/:id/proposals",
      {
        operationId: "proposeForBuyer",
        params: matchParams,
        body: staffProposal,
        response: answers({ 204: nothing }, 400, 403, 404, 409),
      },
      async (request) => {
        const { tutorIds, reason } = request.body;
        await selectTutors(deps, { ...staffOf(request), reason }, request.params.id, tutorIds.map(Number));
      },
    );
  };
}
