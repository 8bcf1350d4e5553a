import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers, nothing } from "../../../../lib/errors/error-schema.ts";
import { staffRoutes } from "../../../../lib/http/routes.ts";
import { changeWishes } from "../rounds/change-wishes.ts";
import { selectTutors } from "../rounds/select-tutors.ts";
import { matchParams, suggestionsPlace } from "../schemas.ts";
import { listStuckMatches } from "./list-stuck-matches.ts";
import { staffProposal, staffSearch, steeredMatch, stuckMatchPage, stuckMatchQuery } from "./schemas.ts";
import { showStuckMatch } from "./show-stuck-match.ts";

/** Staff's side of the search: what is stuck, why, and how it goes on. */
export function matchStaffRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const routes = staffRoutes(app, deps, "class", "MATCHES");
    routes.list(
      "/operator/matches",
      {
        operationId: "listStuckMatches",
        querystring: stuckMatchQuery,
        response: answers({ 200: stuckMatchPage }, 400),
      },
      async (request, ctx) => listStuckMatches(ctx, request.query),
      ({ content }) => content.flatMap(({ buyerId, tutorId }) => [buyerId, tutorId]),
    );

    routes.get(
      "/operator/matches/:id",
      {
        operationId: "showStuckMatch",
        params: matchParams,
        querystring: suggestionsPlace,
        response: answers({ 200: steeredMatch }, 400, 404),
      },
      async (request, ctx) => showStuckMatch(ctx, request.params.id, request.query),
    );

    routes.post(
      "/operator/matches/:id/search",
      {
        operationId: "searchForBuyer",
        params: matchParams,
        body: staffSearch,
        response: answers({ 204: nothing }, 400, 404, 409),
      },
      async (request, ctx) => changeWishes(ctx, request.params.id, request.body),
    );

    routes.post(
      "/operator/matches/:id/proposals",
      {
        operationId: "proposeForBuyer",
        params: matchParams,
        body: staffProposal,
        response: answers({ 204: nothing }, 400, 404, 409),
      },
      async (request, ctx) => {
        const { tutorIds, reason } = request.body;
        await selectTutors(ctx, request.params.id, tutorIds.map(Number), reason);
      },
    );
  };
}
