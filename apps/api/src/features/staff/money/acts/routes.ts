import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers, nothing } from "../../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../../lib/http/routes.ts";
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
export function moneyActRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  const { db } = deps;
  return async (app) => {
    const signedIn = signedInRoutes(app, "class");
    signedIn.get(
      "/operator/money/orders/:merchantUid/refund-quote",
      {
        operationId: "quoteStaffRefund",
        params: refundParams,
        querystring: staffRefundQuery,
        response: answers({ 200: refundQuote }, 400, 403, 404, 409),
      },
      async ({ params, query }, { userId }) =>
        quoteStaffRefund(db, { merchantUid: params.merchantUid, chosen: query.orderItemIds }, userId),
    );

    signedIn.post(
      "/operator/money/orders/:merchantUid/refunds",
      {
        operationId: "refundOrder",
        params: refundParams,
        headers: refundHeaders,
        body: staffRefundRequest,
        response: answers({ 201: refund }, 400, 403, 404, 409),
      },
      async ({ params, headers, body, id }, { userId }) => {
        const which = { merchantUid: params.merchantUid, idempotencyKey: headers["idempotency-key"] };
        return refundOrder(deps, which, body, { userId, requestId: id });
      },
    );

    signedIn.post(
      "/operator/money/orders/:merchantUid/receipt",
      {
        operationId: "sendReceiptAgain",
        params: moneyOrderParams,
        body: receiptAgainRequest,
        response: answers({ 204: nothing }, 400, 403, 404, 409),
      },
      async ({ params, body, id }, { userId }) =>
        sendReceiptAgain(deps, { ...params, ...body }, { userId, requestId: id }),
    );

    signedIn.post(
      "/operator/money/refunds/:id/again",
      {
        operationId: "sendRefundAgain",
        params: idParams,
        body: refundAgainRequest,
        response: answers({ 201: refund }, 400, 403, 404, 409),
      },
      async ({ params, body, id }, { userId }) =>
        refundAgain(deps, { refundId: params.id, note: body.note }, { userId, requestId: id }),
    );

    signedIn.post(
      "/operator/money/periods/:id",
      {
        operationId: "changePeriod",
        params: idParams,
        body: periodChange,
        response: answers({ 204: nothing }, 400, 403, 404, 409),
      },
      async ({ params, body, id }, { userId }) => changePeriod(deps, params.id, body, { userId, requestId: id }),
    );
  };
}
