import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../deps.ts";
import { answers } from "../../lib/error-schema.ts";
import { parseIds } from "../../lib/field-schemas.ts";
import { requireCaller } from "../../lib/request-context.ts";
import { SIGNED_IN, signedInOnly } from "../../lib/signed-in.ts";
import { listUsableBenefits } from "./list-usable-benefits.ts";
import { lookUpBenefit } from "./look-up-benefit.ts";
import { benefit, benefitList, benefitListQuery, benefitParams, benefitQuery } from "./schemas.ts";

/** Coupons and referral codes (spec §7, benefits and products). Look-ups are rate-limited against guessing. */
export function benefitRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      "/benefits",
      {
        onRequest: signedInOnly,
        schema: {
          operationId: "listBenefits",
          tags: ["class"],
          security: SIGNED_IN,
          querystring: benefitListQuery,
          response: answers({ 200: benefitList }, 400, 401, 404),
        },
      },
      async (request) => {
        const wish = { userId: requireCaller(request).userId, productIds: parseIds(request.query.productIds) };
        return { content: await listUsableBenefits(deps.db, wish) };
      },
    );

    app.get(
      "/benefits/:code",
      {
        onRequest: signedInOnly,
        schema: {
          operationId: "getBenefit",
          tags: ["class"],
          security: SIGNED_IN,
          params: benefitParams,
          querystring: benefitQuery,
          response: answers({ 200: benefit }, 400, 401, 404, 409, 429),
        },
      },
      async (request) =>
        lookUpBenefit(deps, {
          code: request.params.code,
          userId: requireCaller(request).userId,
          productIds: parseIds(request.query.productIds),
          address: request.ip,
        }),
    );
  };
}
