import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers } from "../../../lib/errors/error-schema.ts";
import { publicRoutes, signedInRoutes } from "../../../lib/http/routes.ts";
import { getOwnReferral } from "./get-own-referral.ts";
import { getReferralOffer } from "./get-referral-offer.ts";
import { ownReferral, referralOffer, referralParams } from "./schemas.ts";

/** Buyers who bring friends (docs/decisions/0116). */
export function referralRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    publicRoutes(app, deps, "class").get(
      "/referrals/:code",
      {
        operationId: "getReferralOffer",
        params: referralParams,
        response: answers({ 200: referralOffer }, 400, 404, 409, 429),
      },
      async (request, ctx) => getReferralOffer(ctx, request.params.code, request.ip),
    );

    signedInRoutes(app, deps, "class").get(
      "/users/me/referral",
      { operationId: "getOwnReferral", response: answers({ 200: ownReferral }, 403) },
      async (_request, ctx) => getOwnReferral(ctx),
    );
  };
}
