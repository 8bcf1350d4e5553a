import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../deps.ts";
import { answers } from "../../lib/error-schema.ts";
import { signedInRoutes } from "../../lib/routes.ts";
import { answerOfferedTimes } from "./answer-offered-times.ts";
import { getMatch } from "./get-match.ts";
import { offeredTimesAnswer } from "./offer-schemas.ts";
import { match, matchParams } from "./schemas.ts";

/** The family's answer to other weekly times that a tutor offers. */
export function timesOfferRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, "class");
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
