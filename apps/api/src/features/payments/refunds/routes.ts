import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers } from "../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../lib/http/routes.ts";
import { quoteRefund } from "./quote-refund.ts";
import { requestRefund } from "./request-refund.ts";
import { refund, refundHeaders, refundParams, refundQuery, refundQuote, refundRequest } from "./schemas.ts";
import { toRefundWire } from "./to-quote-wire.ts";

/** A buyer's refunds: what would be given back, and giving it back. A foreign order answers as a missing one. */
export function refundRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, deps, "class");
    signedIn.get(
      "/lessons/orders/:merchantUid/refund-quote",
      {
        operationId: "quoteRefund",
        params: refundParams,
        querystring: refundQuery,
        response: answers({ 200: refundQuote }, 400, 404, 409),
      },
      async ({ params, query }, ctx) =>
        quoteRefund(ctx.db, {
          userId: ctx.actor.userId,
          order: params.merchantUid,
          orderItemIds: query.orderItemIds?.split(","),
        }),
    );

    signedIn.post(
      "/lessons/orders/:merchantUid/refunds",
      {
        operationId: "requestRefund",
        params: refundParams,
        headers: refundHeaders,
        body: refundRequest,
        response: answers({ 201: refund }, 400, 404, 409),
      },
      async ({ params, body, headers }, ctx) => {
        const { orderItemIds, undo = false, reason = "", shownAmount } = body;
        const requested = await requestRefund(ctx, {
          order: params.merchantUid,
          idempotencyKey: headers["idempotency-key"],
          orderItemIds,
          undo,
          reason,
          shownAmount,
        });
        return toRefundWire(requested);
      },
    );
  };
}
