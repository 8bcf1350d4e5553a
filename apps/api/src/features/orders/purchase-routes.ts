import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../deps.ts";
import { answers } from "../../lib/error-schema.ts";
import { requireCaller } from "../../lib/request-context.ts";
import { SIGNED_IN, signedInOnly } from "../../lib/signed-in.ts";
import { createOrder } from "./create-order.ts";
import { cardBundlingOrder, cardOrder, noPaymentOrder, purchaseHeaders } from "./purchase-schemas.ts";
import { orderReceipt } from "./schemas.ts";
import { toPurchaseRequest } from "./to-purchase-request.ts";

const purchase = {
  tags: ["class"],
  security: SIGNED_IN,
  headers: purchaseHeaders,
  response: answers({ 201: orderReceipt }, 400, 401, 402, 403, 404, 409, 422, 429),
};

/** The student the account has switched to counts when the body names none (spec §6). */
function withStudent<B extends { studentId?: string | undefined }>(request: {
  body: B;
  switchedStudentId: string | null;
}): B {
  const { body, switchedStudentId } = request;
  return body.studentId || !switchedStudentId ? body : { ...body, studentId: switchedStudentId };
}

/** The order calls (spec §7, orders): the same `Idempotency-Key` gives the same answer, for ever. */
export function purchaseRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      "/lessons/orders/card",
      { onRequest: signedInOnly, schema: { ...purchase, operationId: "createCardOrder", body: cardOrder } },
      async (request, reply) => {
        const { userId } = requireCaller(request);
        const wanted = toPurchaseRequest(userId, request.headers["idempotency-key"], withStudent(request));
        return reply.status(201).send(await createOrder(deps, wanted));
      },
    );

    app.post(
      "/lessons/orders/card/bundlings",
      {
        onRequest: signedInOnly,
        schema: { ...purchase, operationId: "createCardBundlingOrder", body: cardBundlingOrder },
      },
      async (request, reply) => {
        const { userId } = requireCaller(request);
        const wanted = toPurchaseRequest(userId, request.headers["idempotency-key"], withStudent(request));
        return reply.status(201).send(await createOrder(deps, wanted));
      },
    );

    app.post(
      "/lessons/orders/no-payment",
      { onRequest: signedInOnly, schema: { ...purchase, operationId: "createNoPaymentOrder", body: noPaymentOrder } },
      async (request, reply) => {
        const { userId } = requireCaller(request);
        const wanted = toPurchaseRequest(userId, request.headers["idempotency-key"], withStudent(request));
        return reply.status(201).send(await createOrder(deps, wanted));
      },
    );
  };
}
