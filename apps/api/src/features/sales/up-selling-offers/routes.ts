import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers } from "../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../lib/http/routes.ts";
import { matchParams } from "../../matching/matches/schemas.ts";
import { getOffer, getOfferOfClass } from "./get-offer.ts";
import { offerOfClass, offerParams, upSellingOffer } from "./schemas.ts";

/** Offers to go on with classes under their tutors, as their buyer sees them. */
export function upSellingOfferRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, deps, "class");
    signedIn.get(
      "/lessons/matches/:id/up-selling-offer",
      { operationId: "getOfferOfClass", params: matchParams, response: answers({ 200: offerOfClass }, 400, 404) },
      async (request, ctx) => getOfferOfClass(ctx, request.params.id),
    );

    signedIn.get(
      "/lessons/up-selling-offers/:token",
      { operationId: "getUpSellingOffer", params: offerParams, response: answers({ 200: upSellingOffer }, 400, 409) },
      async (request, ctx) => getOffer(ctx, request.params.token),
    );
  };
}
