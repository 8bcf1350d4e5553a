import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../deps.ts";
import { answers, nothing } from "../../lib/error-schema.ts";
import { signedInRoutes } from "../../lib/routes.ts";
import { changePeriod } from "../order-schedules/change-period.ts";
import { refund, refundHeaders, refundParams, refundQuote } from "../refunds/schemas.ts";
import { buildMoneyFile } from "./build-money-file.ts";
import { checkDay } from "./check-day.ts";
import { getMoneyOverview } from "./get-money-overview.ts";
import { listFailingPeriods } from "./list-failing-periods.ts";
import { listMoneyOrders } from "./list-money-orders.ts";
import { listMoneyRefunds } from "./list-money-refunds.ts";
import { listReconciliations } from "./list-reconciliations.ts";
import { quoteStaffRefund } from "./quote-staff-refund.ts";
import { receiptAgainRequest } from "./receipt-schemas.ts";
import { reconciliationPage, reconciliationQuery, reconciliationRequest } from "./reconciliation-schemas.ts";
import { refundAgain, refundOrder } from "./refund-order.ts";
import {
  failingPeriodPage,
  failingPeriodQuery,
  idParams,
  moneyExport,
  moneyExportQuery,
  moneyOrder,
  moneyOrderPage,
  moneyOrderParams,
  moneyOrderQuery,
  moneyOverview,
  moneyRefundPage,
  moneyRefundQuery,
  periodChange,
  refundAgainRequest,
  staffRefundQuery,
  staffRefundRequest,
} from "./schemas.ts";
import { sendReceiptAgain } from "./send-receipt-again.ts";
import { showMoneyOrder } from "./show-money-order.ts";

/** What staff sees of money: orders, refunds, renewals that fail, and the day's sums. */
export function moneyDeskRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  const { db } = deps;
  return async (app) => {
    const signedIn = signedInRoutes(app, "class");
    signedIn.get(
      "/operator/money",
      { operationId: "getMoneyOverview", response: answers({ 200: moneyOverview }, 403) },
      async (_request, { userId }) => getMoneyOverview(db, userId),
    );

    signedIn.get(
      "/operator/money/orders",
      {
        operationId: "listMoneyOrders",
        querystring: moneyOrderQuery,
        response: answers({ 200: moneyOrderPage }, 400, 403),
      },
      async (request, { userId }) => listMoneyOrders(db, userId, request.query),
    );

    signedIn.get(
      "/operator/money/orders/:merchantUid",
      {
        operationId: "showMoneyOrder",
        params: moneyOrderParams,
        response: answers({ 200: moneyOrder }, 400, 403, 404),
      },
      async (request, { userId }) => showMoneyOrder(db, request.params.merchantUid, { userId, requestId: request.id }),
    );

    signedIn.get(
      "/operator/money/refunds",
      {
        operationId: "listMoneyRefunds",
        querystring: moneyRefundQuery,
        response: answers({ 200: moneyRefundPage }, 400, 403),
      },
      async (request, { userId }) => listMoneyRefunds(db, userId, request.query),
    );

    signedIn.get(
      "/operator/money/periods",
      {
        operationId: "listFailingPeriods",
        querystring: failingPeriodQuery,
        response: answers({ 200: failingPeriodPage }, 400, 403),
      },
      async (request, { userId }) => listFailingPeriods(db, userId, request.query),
    );

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

    signedIn.get(
      "/operator/money/reconciliations",
      {
        operationId: "listReconciliations",
        querystring: reconciliationQuery,
        response: answers({ 200: reconciliationPage }, 400, 403),
      },
      async (request, { userId }) => listReconciliations(db, userId, request.query.cursor),
    );

    signedIn.post(
      "/operator/money/reconciliations",
      {
        operationId: "runReconciliation",
        body: reconciliationRequest,
        response: answers({ 201: reconciliationPage }, 400, 403, 502),
      },
      async (request, { userId }) => {
        await checkDay(deps, request.body.day, { userId, requestId: request.id });
        return listReconciliations(db, userId);
      },
    );

    signedIn.get(
      "/operator/money/export",
      {
        operationId: "exportMoney",
        querystring: moneyExportQuery,
        response: answers({ 200: moneyExport }, 400, 403),
      },
      async (request, { userId }) => buildMoneyFile(db, request.query, { userId, requestId: request.id }),
    );
  };
}
