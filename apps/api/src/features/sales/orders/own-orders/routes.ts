import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers } from "../../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../../lib/http/routes.ts";
import {
  lastChild,
  order,
  orderKeyParams,
  orderListQuery,
  orderOutcomeRead,
  orderPage,
  orderParams,
  takenTrials,
} from "../schemas.ts";
import { findLastChild } from "./find-last-child.ts";
import { findOrderByKey } from "./find-order-by-key.ts";
import { getOrder } from "./get-order.ts";
import { listOrders } from "./list-orders.ts";
import { listTakenTrials } from "./list-taken-trials.ts";

/** Reading orders. A foreign order answers as a missing one. */
export function orderRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, deps, "class");
    signedIn.get(
      "/orders",
      { operationId: "listOrders", querystring: orderListQuery, response: answers({ 200: orderPage }, 400) },
      async (request, ctx) =>
        listOrders(ctx, {
          ...request.query,
          switchedStudentId: request.switchedStudentId,
        }),
    );

    signedIn.get(
      "/v2/orders/:id",
      { operationId: "getOrder", params: orderParams, response: answers({ 200: order }, 400, 404) },
      async (request, ctx) => getOrder(ctx, request.params.id),
    );

    signedIn.get(
      "/lessons/orders/by-key/:idempotencyKey",
      { operationId: "getOrderByKey", params: orderKeyParams, response: answers({ 200: orderOutcomeRead }, 400) },
      async (request, ctx) => ({ order: await findOrderByKey(ctx, request.params.idempotencyKey) }),
    );

    signedIn.get(
      "/lessons/orders/children",
      { operationId: "getLastChild", response: answers({ 200: lastChild }) },
      async (_request, ctx) => findLastChild(ctx),
    );

    signedIn.get(
      "/lessons/orders/trials",
      { operationId: "listTakenTrials", response: answers({ 200: takenTrials }) },
      async (_request, ctx) => listTakenTrials(ctx),
    );
  };
}
