import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers } from "../../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../../lib/http/routes.ts";
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
export function benefitOperatorRoutes({ db }: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, "class");
    signedIn.get(
      "/operator/benefits",
      {
        operationId: "listBenefitSettings",
        querystring: benefitSettingQuery,
        response: answers({ 200: benefitSettingList }, 400, 403),
      },
      async (request, { userId }) => listBenefitSettings(db, userId, request.query),
    );

    signedIn.post(
      "/operator/benefits",
      { operationId: "createCoupon", body: newCoupon, response: answers({ 201: benefitSetting }, 400, 403, 409) },
      async (request, { userId }) => createCoupon(db, request.body, { userId, requestId: request.id }),
    );

    signedIn.get(
      "/operator/benefits/:id",
      {
        operationId: "showBenefitSetting",
        params: benefitSettingParams,
        response: answers({ 200: benefitSetting }, 400, 403, 404),
      },
      async (request, { userId }) => showBenefitSetting(db, userId, request.params.id),
    );

    signedIn.patch(
      "/operator/benefits/:id",
      {
        operationId: "changeBenefit",
        params: benefitSettingParams,
        headers: versionHeaders,
        body: benefitChange,
        response: answers({ 200: benefitSetting }, 400, 403, 404, 409),
      },
      async (request, { userId }) => {
        const { params, body, headers } = request;
        const ifMatch = headers["if-match"];
        return changeBenefit(db, params.id, body, { userId, requestId: request.id, ifMatch });
      },
    );
  };
}
