import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers } from "../../../../lib/errors/error-schema.ts";
import { staffRoutes } from "../../../../lib/http/routes.ts";
import { versionHeaders } from "../../../../lib/requests/version.ts";
import { changeBenefit } from "./change-benefit.ts";
import { createCoupon } from "./create-coupon.ts";
import { listBenefitSettings } from "./list-benefit-settings.ts";
import {
  benefitChange,
  benefitSetting,
  benefitSettingList,
  benefitSettingParams,
  benefitSettingQuery,
  newCoupon,
} from "./schemas.ts";
import { showBenefitSetting } from "./show-benefit-setting.ts";

/** Staff's side of benefits: what is on offer, its terms, and new coupons. */
export function benefitStaffRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const routes = staffRoutes(app, deps, "class", "BENEFITS");
    routes.get(
      "/operator/benefits",
      {
        operationId: "listBenefitSettings",
        querystring: benefitSettingQuery,
        response: answers({ 200: benefitSettingList }, 400),
      },
      async (request, ctx) => listBenefitSettings(ctx, request.query),
    );

    routes.post(
      "/operator/benefits",
      { operationId: "createCoupon", body: newCoupon, response: answers({ 201: benefitSetting }, 400, 409) },
      async (request, ctx) => createCoupon(ctx, request.body),
    );

    routes.get(
      "/operator/benefits/:id",
      {
        operationId: "showBenefitSetting",
        params: benefitSettingParams,
        response: answers({ 200: benefitSetting }, 400, 404),
      },
      async (request, ctx) => showBenefitSetting(ctx, request.params.id),
    );

    routes.patch(
      "/operator/benefits/:id",
      {
        operationId: "changeBenefit",
        params: benefitSettingParams,
        headers: versionHeaders,
        body: benefitChange,
        response: answers({ 200: benefitSetting }, 400, 404, 409),
      },
      async (request, ctx) => {
        const { params, body, headers } = request;
        const ifMatch = headers["if-match"];
        return changeBenefit(ctx, params.id, body, { ifMatch });
      },
    );
  };
}
