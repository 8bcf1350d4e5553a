import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers } from "../../../../lib/errors/error-schema.ts";
import { staffRoutes } from "../../../../lib/http/routes.ts";
import { matchParams } from "../../../matching/matches/schemas.ts";
import { classOffers, madeOffer, staffOffer } from "../schemas.ts";
import { makeStaffOffer } from "./make-staff-offer.ts";
import { showClassOffers } from "./show-class-offers.ts";

/** Staff offers a buyer to go on with classes. */
export function upSellingOfferStaffRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const routes = staffRoutes(app, deps, "class", "ENROLLMENTS");
    routes.get(
      "/operator/matches/:id/up-selling-offer",
      {
        operationId: "showClassOffers",
        params: matchParams,
        response: answers({ 200: classOffers }, 400, 404),
      },
      async ({ params }, ctx) => showClassOffers(ctx, params.id),
    );

    routes.post(
      "/operator/up-selling-offers",
      {
        operationId: "makeUpSellingOffer",
        body: staffOffer,
        response: answers({ 201: madeOffer }, 400, 404, 409),
      },
      async ({ body }, ctx) => makeStaffOffer(ctx, body),
    );
  };
}
