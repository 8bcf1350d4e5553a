import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers } from "../../../../lib/errors/error-schema.ts";
import { staffRoutes } from "../../../../lib/http/routes.ts";
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
export function moneyStaffRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const routes = staffRoutes(app, deps, "class", "MONEY");
    routes.get(
      "/operator/money",
      { operationId: "getMoneyOverview", response: answers({ 200: moneyOverview }) },
      async (_request, ctx) => getMoneyOverview(ctx),
    );

    routes.list(
      "/operator/money/orders",
      {
        operationId: "listMoneyOrders",
        querystring: moneyOrderQuery,
        response: answers({ 200: moneyOrderPage }, 400),
      },
      async (request, ctx) => listMoneyOrders(ctx, request.query),
      ({ content }) => content.map(({ buyerId }) => buyerId),
    );

    routes.get(
      "/operator/money/orders/:merchantUid",
      {
        operationId: "showMoneyOrder",
        params: moneyOrderParams,
        response: answers({ 200: moneyOrder }, 400, 404),
      },
      async (request, ctx) => showMoneyOrder(ctx, request.params.merchantUid),
    );

    routes.list(
      "/operator/money/refunds",
      {
        operationId: "listMoneyRefunds",
        querystring: moneyRefundQuery,
        response: answers({ 200: moneyRefundPage }, 400),
      },
      async (request, ctx) => listMoneyRefunds(ctx, request.query),
      ({ content }) => content.map(({ buyerId }) => buyerId),
    );

    routes.list(
      "/operator/money/periods",
      {
        operationId: "listFailingPeriods",
        querystring: failingPeriodQuery,
        response: answers({ 200: failingPeriodPage }, 400),
      },
      async (request, ctx) => listFailingPeriods(ctx, request.query),
      ({ content }) => content.map(({ buyerId }) => buyerId),
    );

    routes.get(
      "/operator/money/export",
      {
        operationId: "exportMoney",
        querystring: moneyExportQuery,
        response: answers({ 200: moneyExport }, 400),
      },
      async (request, ctx) => buildMoneyFile(ctx, request.query),
    );
  };
}
