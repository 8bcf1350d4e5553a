import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers, nothing } from "../../../../lib/errors/error-schema.ts";
import { staffRoutes } from "../../../../lib/http/routes.ts";
import { refund, refundHeaders, refundParams, refundQuote } from "../../../payments/refunds/schemas.ts";
import { changePeriod } from "../../../sales/renewals/staff/change-period.ts";
import {
  idParams,
  moneyOrderParams,
  periodChange,
  refundAgainRequest,
  staffRefundQuery,
  staffRefundRequest,
} from "../schemas.ts";
import { quoteStaffRefund } from "./quote-staff-refund.ts";
import { refundAgain, refundOrder } from "./refund-order.ts";
import { receiptAgainRequest } from "./schemas.ts";
import { sendReceiptAgain } from "./send-receipt-again.ts";

/** What staff does with money, each with a reason: refunds, receipts, renewals. */
export function moneyActionStaffRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const routes = staffRoutes(app, deps, "class", "MONEY");
    routes.get(
      "/operator/money/orders/:merchantUid/refund-quote",
      {
        operationId: "quoteStaffRefund",
        params: refundParams,
        querystring: staffRefundQuery,
        response: answers({ 200: refundQuote }, 400, 404, 409),
      },
      async ({ params, query }, ctx) =>
        quoteStaffRefund(ctx, { merchantUid: params.merchantUid, chosen: query.orderItemIds }),
    );

    routes.post(
      "/operator/money/orders/:merchantUid/refunds",
      {
        operationId: "refundOrder",
        params: refundParams,
        headers: refundHeaders,
        body: staffRefundRequest,
        response: answers({ 201: refund }, 400, 404, 409),
      },
      async ({ params, headers, body }, ctx) => {
        const which = { merchantUid: params.merchantUid, idempotencyKey: headers["idempotency-key"] };
        return refundOrder(ctx, which, body);
      },
    );

    routes.post(
      "/operator/money/orders/:merchantUid/receipt",
      {
        operationId: "sendReceiptAgain",
        params: moneyOrderParams,
        body: receiptAgainRequest,
        response: answers({ 204: nothing }, 400, 404, 409),
      },
      async ({ params, body }, ctx) => sendReceiptAgain(ctx, { ...params, ...body }),
    );

    routes.post(
      "/operator/money/refunds/:id/again",
      {
        operationId: "sendRefundAgain",
        params: idParams,
        body: refundAgainRequest,
        response: answers({ 201: refund }, 400, 404, 409),
      },
      async ({ params, body }, ctx) => refundAgain(ctx, { refundId: params.id, note: body.note }),
    );

    routes.post(
      "/operator/money/periods/:id",
      {
        operationId: "changePeriod",
        params: idParams,
        body: periodChange,
        response: answers({ 204: nothing }, 400, 404, 409),
      },
      async ({ params, body }, ctx) => changePeriod(ctx, params.id, body),
    );
  };
}
