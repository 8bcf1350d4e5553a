import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../deps.ts";
import { answers, nothing } from "../../lib/error-schema.ts";
import { requireCaller } from "../../lib/request-context.ts";
import { SIGNED_IN, signedInOnly } from "../../lib/signed-in.ts";
import { changeWishes } from "./change-wishes.ts";
import type { Steerer } from "./find-steered-match.ts";
import { listStuckMatches } from "./list-stuck-matches.ts";
import { steeredMatch, stuckMatchList } from "./operator-schemas.ts";
import { matchParams, searchAgain, tutorChoice } from "./schemas.ts";
import { selectTutors } from "./select-tutors.ts";
import { showStuckMatch } from "./show-stuck-match.ts";

const staffOf = (request: FastifyRequest): Steerer => ({
  userId: requireCaller(request).userId,
  staffRequestId: request.id,
});

/** Staff's side of the search: what is stuck, why, and how it goes on. */
export function matchOperatorRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  const common = { tags: ["class"], security: SIGNED_IN };
  return async (app) => {
    app.get(
      "/operator/matches",
      {
        onRequest: signedInOnly,
        schema: { ...common, operationId: "listStuckMatches", response: answers({ 200: stuckMatchList }, 401, 403) },
      },
      async (request) => ({ content: await listStuckMatches(deps.db, requireCaller(request).userId) }),
    );

    app.get(
      "/operator/matches/:id",
      {
        onRequest: signedInOnly,
        schema: {
          ...common,
          operationId: "showStuckMatch",
          params: matchParams,
          response: answers({ 200: steeredMatch }, 400, 401, 403, 404),
        },
      },
      async (request) => showStuckMatch(deps, staffOf(request), request.params.id),
    );

    app.post(
      "/operator/matches/:id/search",
      {
        onRequest: signedInOnly,
        schema: {
          ...common,
          operationId: "searchForBuyer",
          params: matchParams,
          body: searchAgain,
          response: answers({ 204: nothing }, 400, 401, 403, 404, 409),
        },
      },
      async (request, reply) => {
        await changeWishes(deps, staffOf(request), request.params.id, request.body.widening);
        return reply.status(204).send(null);
      },
    );

    app.post(
      "/operator/matches/:id/proposals",
      {
        onRequest: signedInOnly,
        schema: {
          ...common,
          operationId: "proposeForBuyer",
          params: matchParams,
          body: tutorChoice,
          response: answers({ 204: nothing }, 400, 401, 403, 404, 409),
        },
      },
      async (request, reply) => {
        await selectTutors(deps, staffOf(request), request.params.id, request.body.tutorIds.map(Number));
        return reply.status(204).send(null);
      },
    );
  };
}
