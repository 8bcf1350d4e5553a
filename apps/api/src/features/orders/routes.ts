import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../deps.ts";
import { answers } from "../../lib/error-schema.ts";
import { requireCaller } from "../../lib/request-context.ts";
import { SIGNED_IN, signedInOnly } from "../../lib/signed-in.ts";
import { findLastChild } from "./find-last-child.ts";
import { findOrderByKey } from "./find-order-by-key.ts";
import { getOrder } from "./get-order.ts";
import { listOrders } from "./list-orders.ts";
import { lastChild, order, orderKeyParams, orderListQuery, orderOutcome, orderPage, orderParams } from "./schemas.ts";

/** Reading orders (spec §7, orders). A foreign order answers as a missing one. */
export function orderRoutes({ db, sql }: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      "/orders",
      {
        onRequest: signedInOnly,
        schema: {
          operationId: "listOrders",
          tags: ["class"],
          security: SIGNED_IN,
          querystring: orderListQuery,
          response: answers({ 200: orderPage }, 400, 401),
        },
      },
      async (request) =>
        listOrders(db, requireCaller(request).userId, {
          ...request.query,
          switchedStudentId: request.switchedStudentId,
        }),
    );

    app.get(
      "/v2/orders/:id",
      {
        onRequest: signedInOnly,
        schema: {
          operationId: "getOrder",
          tags: ["class"],
          security: SIGNED_IN,
          params: orderParams,
          response: answers({ 200: order }, 400, 401, 404),
        },
      },
      async (request) => getOrder(sql, requireCaller(request).userId, request.params.id),
    );

    app.get(
      "/lessons/orders/by-key/:idempotencyKey",
      {
        onRequest: signedInOnly,
        schema: {
          operationId: "getOrderByKey",
          tags: ["class"],
          security: SIGNED_IN,
          params: orderKeyParams,
          response: answers({ 200: orderOutcome }, 400, 401, 404),
        },
      },
      async (request) => findOrderByKey(db, requireCaller(request).userId, request.params.idempotencyKey),
    );

    app.get(
      "/lessons/orders/children",
      {
        onRequest: signedInOnly,
        schema: {
          operationId: "getLastChild",
          tags: ["class"],
          security: SIGNED_IN,
          response: answers({ 200: lastChild }, 401),
        },
      },
      async (request) => findLastChild(db, requireCaller(request).userId),
    );
  };
}
