import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers } from "../../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../../lib/http/routes.ts";
import { parseIds } from "../../../../lib/requests/field-schemas.ts";
import { listOwnBenefits } from "./list-own-benefits.ts";
import { listUsableBenefits } from "./list-usable-benefits.ts";
import { lookUpBenefit } from "./look-up-benefit.ts";
import { benefit, benefitList, benefitListQuery, benefitParams, benefitQuery, ownBenefitList } from "./schemas.ts";

/** Coupons and referral codes. Look-ups are rate-limited against guessing. */
export function benefitRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, deps, "class");
    signedIn.get(
      "/benefits",
      { operationId: "listBenefits", querystring: benefitListQuery, response: answers({ 200: benefitList }, 400, 404) },
      async (request, ctx) => {
        const { productIds, studentId = request.switchedStudentId } = request.query;
        return { content: await listUsableBenefits(ctx, { studentId, productIds: parseIds(productIds) }) };
      },
    );

    signedIn.get(
      "/users/me/benefits",
      { operationId: "listOwnBenefits", response: answers({ 200: ownBenefitList }) },
      async (_request, ctx) => ({ content: await listOwnBenefits(ctx) }),
    );

    signedIn.get(
      "/benefits/:code",
      {
        operationId: "getBenefit",
        params: benefitParams,
        querystring: benefitQuery,
        response: answers({ 200: benefit }, 400, 404, 409, 429),
      },
      async (request, ctx) =>
        lookUpBenefit(ctx, {
          code: request.params.code,
          studentId: request.query.studentId ?? request.switchedStudentId,
          productIds: parseIds(request.query.productIds),
          address: request.ip,
        }),
    );
  };
}
