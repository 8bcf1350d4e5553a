import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers } from "../../../../lib/errors/error-schema.ts";
import { publicRoutes, signedInRoutes } from "../../../../lib/http/routes.ts";
import { getMatch } from "../get-match.ts";
import { candidateParams, pairingQuery, tutorPairing } from "../proposals/schemas.ts";
import { ownProposal } from "../proposals/with-proposal.ts";
import { match, matchParams } from "../schemas.ts";
import { answerOfferedTimes } from "./answer-offered-times.ts";
import { offeredTimesAnswer, timesOffer } from "./schemas.ts";
import { sendOfferedTimes } from "./send-offered-times.ts";
import { takeBackOffer } from "./take-back-offer.ts";

/** Other weekly times that a tutor offers, without log-in as the proposal itself, and the family's answer to them. */
export function timesOfferRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, deps, "class");
    const anyone = publicRoutes(app, deps, "class");
    anyone.put(
      "/tutor-pairings/:id/candidate-tutors/:tutorId/offered-times",
      {
        operationId: "offerTimes",
        params: candidateParams,
        body: timesOffer,
        response: answers({ 200: tutorPairing }, 400, 403, 404, 409, 429),
      },
      async (request, ctx, reply) => {
        reply.header("cache-control", "no-store");
        return sendOfferedTimes(ctx, ownProposal(request), request.body.lessonStarts);
      },
    );

    anyone.delete(
      "/tutor-pairings/:id/candidate-tutors/:tutorId/offered-times",
      {
        operationId: "takeBackOffer",
        params: candidateParams,
        // No phone number in an address, which is logged on its way.
        body: pairingQuery,
        response: answers({ 200: tutorPairing }, 400, 403, 404, 409, 429),
      },
      async (request, ctx, reply) => {
        reply.header("cache-control", "no-store");
        return takeBackOffer(ctx, ownProposal(request));
      },
    );

    signedIn.post(
      "/lessons/matches/:id/offered-times",
      {
        operationId: "answerOfferedTimes",
        params: matchParams,
        body: offeredTimesAnswer,
        response: answers({ 200: match }, 400, 403, 404, 409),
      },
      async (request, ctx) => {
        await answerOfferedTimes(ctx, request.params.id, request.body);
        return getMatch(ctx, request.params.id);
      },
    );
  };
}
