import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers } from "../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../lib/http/routes.ts";
import { changePaymentMethods } from "./change-payment-methods.ts";
import { listPaymentMethods } from "./list-payment-methods.ts";
import { paymentMethodList, paymentMethodsChange } from "./schemas.ts";

/** The stored ways to pay of the signed-in account. */
export function paymentRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, deps, "account");
    signedIn.get(
      "/users/me/payments",
      { operationId: "listPaymentMethods", response: answers({ 200: paymentMethodList }) },
      async (_request, ctx) => ({ payments: await listPaymentMethods(ctx.db, ctx.actor.userId) }),
    );

    signedIn.put(
      "/users/me/payments",
      {
        operationId: "changePaymentMethods",
        body: paymentMethodsChange,
        response: answers({ 200: paymentMethodList }, 400, 402, 403, 404, 409, 429, 502),
      },
      async (request, ctx) => ({
        payments: await changePaymentMethods(ctx, request.body),
      }),
    );
  };
}
