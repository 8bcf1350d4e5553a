import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../deps.ts";
import { answers } from "../../lib/error-schema.ts";
import { requireCaller } from "../../lib/request-context.ts";
import { SIGNED_IN, signedInOnly } from "../../lib/signed-in.ts";
import { versionHeaders } from "../../lib/version.ts";
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
} from "./operator-schemas.ts";
import { showBenefitSetting } from "./show-benefit-setting.ts";

/** Staff's side of benefits: what is on offer, its terms, and new coupons. */
export function benefitOperatorRoutes({ db }: AppDeps): FastifyPluginAsyncZod {
  const common = { tags: ["class"], security: SIGNED_IN };
  return async (app) => {
    app.get(
      "/operator/benefits",
      {
        onRequest: signedInOnly,
        schema: {
          ...common,
          operationId: "listBenefitSettings",
          querystring: benefitSettingQuery,
          response: answers({ 200: benefitSettingList }, 400, 401, 403),
        },
      },
      async (request) => listBenefitSettings(db, requireCaller(request).userId, request.query),
    );

    app.post(
      "/operator/benefits",
      {
        onRequest: signedInOnly,
        schema: {
          ...common,
          operationId: "createCoupon",
          body: newCoupon,
          response: answers({ 201: benefitSetting }, 400, 401, 403, 409),
        },
      },
      async (request, reply) => {
        const { userId } = requireCaller(request);
        return reply.status(201).send(await createCoupon(db, request.body, { userId, requestId: request.id }));
      },
    );

    app.get(
      "/operator/benefits/:id",
      {
        onRequest: signedInOnly,
        schema: {
          ...common,
          operationId: "showBenefitSetting",
          params: benefitSettingParams,
          response: answers({ 200: benefitSetting }, 400, 401, 403, 404),
        },
      },
      async (request) => showBenefitSetting(db, requireCaller(request).userId, request.params.id),
    );

    app.patch(
      "/operator/benefits/:id",
      {
        onRequest: signedInOnly,
        schema: {
          ...common,
          operationId: "changeBenefit",
          params: benefitSettingParams,
          body: benefitChange,
          headers: versionHeaders,
          response: answers({ 200: benefitSetting }, 400, 401, 403, 404, 409),
        },
      },
      async (request) => {
        const { params, body, headers } = request;
        const { userId } = requireCaller(request);
        const ifMatch = headers["if-match"];
        return changeBenefit(db, params.id, body, { userId, requestId: request.id, ifMatch });
      },
    );
  };
}
