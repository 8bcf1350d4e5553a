import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers } from "../../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../../lib/http/routes.ts";
import {
  failingPeriodPage,
  failingPeriodQuery,
  moneyExport,
  moneyExportQuery,
  moneyOrder,
  moneyOrderPage,
  moneyOrderParams,
  moneyOrderQuery,
  moneyOverview,
  moneyRefundPage,
  moneyRefundQuery,
} from "../schemas.ts";
import { buildMoneyFile } from "./build-money-file.ts";
import { getMoneyOverview } from "./get-money-overview.ts";
import { listFailingPeriods } from "./list-failing-periods.ts";
import { listMoneyOrders } from "./list-money-orders.ts";
import { listMoneyRefunds } from "./list-money-refunds.ts";
import { showMoneyOrder } from "./show-money-order.ts";

/** What staff sees of money: orders, refunds, renewals that fail, the sums and their file. */
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
