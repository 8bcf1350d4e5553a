import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../deps.ts";
import { answers } from "../../lib/error-schema.ts";
import { requireCaller } from "../../lib/request-context.ts";
import { SIGNED_IN, signedInOnly } from "../../lib/signed-in.ts";
import { changePaymentMethods } from "./change-payment-methods.ts";
import { listPaymentMethods } from "./list-payment-methods.ts";
import { paymentMethodList, paymentMethodsChange } from "./schemas.ts";

/** The stored ways to pay of the signed-in account (spec §7, user and payment method). */
export function paymentRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      "/users/me/payments",
      {
        onRequest: signedInOnly,
        config: { service: "account" },
        schema: {
          operationId: "listPaymentMethods",
          tags: ["account"],
          security: SIGNED_IN,
          response: answers({ 200: paymentMethodList }, 401),
        },
      },
      async (request) => ({ payments: await listPaymentMethods(deps.db, requireCaller(request).userId) }),
    );

    app.put(
      "/users/me/payments",
      {
        onRequest: signedInOnly,
        config: { service: "account" },
        schema: {
          operationId: "changePaymentMethods",
          tags: ["account"],
          security: SIGNED_IN,
          body: paymentMethodsChange,
          response: answers({ 200: paymentMethodList }, 400, 401, 402, 403, 404, 409, 429, 502),
        },
      },
      async (request) => ({
        payments: await changePaymentMethods(deps, requireCaller(request).userId, request.body),
      }),
    );
  };
}
