import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers, nothing } from "../../../lib/errors/error-schema.ts";
import { OPTIONAL_LOG_IN, publicRoutes, signedInRoutes } from "../../../lib/http/routes.ts";
import { consultationHeaders } from "../../growth/consultations/schemas.ts";
import { recordConsults } from "./record-consults.ts";
import { recordPurchases } from "./record-purchases.ts";
import { consultationMetaEvents, orderMetaEvents } from "./schemas.ts";

/** Conversions as browsers tell of them. */
export function conversionRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    signedInRoutes(app, deps, "class").post(
      "/lessons/orders/meta-events",
      { operationId: "recordPurchases", body: orderMetaEvents, response: answers({ 204: nothing }, 400, 403, 404) },
      async (request, ctx) => {
        await recordPurchases(ctx, request.body.events);
      },
    );

    publicRoutes(app, deps, "class").post(
      "/lessons/consultations/meta-events",
      {
        operationId: "recordConsults",
        security: OPTIONAL_LOG_IN,
        headers: consultationHeaders,
        body: consultationMetaEvents,
        response: answers({ 204: nothing }, 400, 403, 404, 429),
      },
      async (request, ctx) => {
        await recordConsults(ctx, request.headers["x-consultation-token"], request.body.events);
      },
    );
  };
}
