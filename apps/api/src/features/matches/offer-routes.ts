import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../deps.ts";
import { answers } from "../../lib/error-schema.ts";
import { publicRoutes, signedInRoutes } from "../../lib/routes.ts";
import { answerOfferedTimes } from "./answer-offered-times.ts";
import { getMatch } from "./get-match.ts";
import { offeredTimesAnswer, timesOffer } from "./offer-schemas.ts";
import { candidateParams, tutorPairing } from "./pairing-schemas.ts";
import { match, matchParams } from "./schemas.ts";
import { sendOfferedTimes } from "./send-offered-times.ts";

/** Other weekly times that a tutor offers instead of the proposed ones, and the family's answer. */
export function timesOfferRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, "class");
    const anyone = publicRoutes(app, "class");
    anyone.put(
      "/tutor-pairings/:id/candidate-tutors/:tutorId/offered-times",
      {
        operationId: "offerTimes",
        params: candidateParams,
        body: timesOffer,
        response: answers({ 200: tutorPairing }, 400, 403, 404, 409, 429),
      },
      async (request, reply) => {
        reply.header("cache-control", "no-store");
        const { params, body } = request;
        const key = { pairingId: params.id, phoneNumber: body.phoneNumber, address: request.ip };
        return sendOfferedTimes(deps, key, Number(params.tutorId), body.lessonStarts);
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
      async (request, { userId }) => {
        await answerOfferedTimes(deps, userId, request.params.id, request.body);
        return getMatch(deps, userId, request.params.id);
      },
    );
  };
}
