import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers, nothing } from "../../../lib/errors/error-schema.ts";
import { OPTIONAL_LOG_IN, publicRoutes } from "../../../lib/http/routes.ts";
import { listWebFeatures } from "./list-web-features.ts";
import { recordExposure } from "./record-exposure.ts";
import { featureExposure, webFeatureList, webFeatureQuery } from "./schemas.ts";

/** Feature flags, and who saw which variant. */
export function featureFlagRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const anyone = publicRoutes(app, deps, "class");
    anyone.get(
      "/web-features",
      {
        operationId: "listWebFeatures",
        security: OPTIONAL_LOG_IN,
        querystring: webFeatureQuery,
        response: answers({ 200: webFeatureList }, 400),
      },
      async ({ query }, ctx) => ({ content: await listWebFeatures(ctx, query.names, query.visitorId) }),
    );

    anyone.post(
      "/feature-exposures",
      {
        operationId: "recordExposure",
        security: OPTIONAL_LOG_IN,
        body: featureExposure,
        response: answers({ 204: nothing }, 400, 403, 404, 429),
      },
      async (request, ctx) => {
        await recordExposure(ctx, request.body);
      },
    );
  };
}
