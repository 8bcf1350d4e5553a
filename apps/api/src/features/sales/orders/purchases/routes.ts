import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers } from "../../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../../lib/http/routes.ts";
import { orderReceipt } from "../schemas.ts";
import { createOrder } from "./create-order.ts";
import { openWalletWindow } from "./open-wallet-window.ts";
import {
  cardBundlingOrder,
  cardOrder,
  noPaymentOrder,
  pgBundlingOrder,
  pgOrder,
  purchaseHeaders,
  walletApprovalRequest,
  walletWindow,
} from "./schemas.ts";
import { toPurchaseRequest } from "./to-purchase-request.ts";

const purchase = {
  headers: purchaseHeaders,
  response: answers({ 201: orderReceipt }, 400, 402, 403, 404, 409, 410, 422, 429),
};

/** The order calls: the same `Idempotency-Key` always gives the same answer. */
export function purchaseRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, deps, "class");
    signedIn.post(
      "/lessons/orders/card",
      { ...purchase, operationId: "createCardOrder", body: cardOrder },
      async (request, ctx) => createOrder(ctx, toPurchaseRequest(ctx.actor.userId, request)),
    );

    signedIn.post(
      "/lessons/orders/card/bundlings",
      { ...purchase, operationId: "createCardBundlingOrder", body: cardBundlingOrder },
      async (request, ctx) => createOrder(ctx, toPurchaseRequest(ctx.actor.userId, request)),
    );

    signedIn.post(
      "/lessons/orders/pg",
      { ...purchase, operationId: "createPgOrder", body: pgOrder },
      async (request, ctx) => createOrder(ctx, toPurchaseRequest(ctx.actor.userId, request)),
    );

    signedIn.post(
      "/lessons/orders/pg/bundlings",
      { ...purchase, operationId: "createPgBundlingOrder", body: pgBundlingOrder },
      async (request, ctx) => createOrder(ctx, toPurchaseRequest(ctx.actor.userId, request)),
    );

    signedIn.post(
      "/lessons/orders/pg/approvals",
      {
        operationId: "requestWalletApproval",
        body: walletApprovalRequest,
        response: answers({ 201: walletWindow }, 400, 403, 409, 429),
      },
      async (request, ctx) => openWalletWindow(ctx, request.body),
    );

    signedIn.post(
      "/lessons/orders/no-payment",
      { ...purchase, operationId: "createNoPaymentOrder", body: noPaymentOrder },
      async (request, ctx) => createOrder(ctx, toPurchaseRequest(ctx.actor.userId, request)),
    );
  };
}
