import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../deps.ts";
import { answers, nothing } from "../../lib/error-schema.ts";
import { requireCaller } from "../../lib/request-context.ts";
import { SIGNED_IN, signedInOnly } from "../../lib/signed-in.ts";
import { changeWebFeature } from "./change-web-feature.ts";
import { listWebFeatures } from "./list-web-features.ts";
import { recordExposure } from "./record-exposure.ts";
import {
  featureExposure,
  featureParams,
  webFeatureChange,
  webFeatureList,
  webFeatureQuery,
  webFeatureSetting,
} from "./schemas.ts";

/** Feature flags (spec §7, reference data), who saw which variant, and the switch of staff. */
export function webFeatureRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  const { db } = deps;
  return async (app) => {
    app.get(
      "/web-features",
      {
        schema: {
          operationId: "listWebFeatures",
          tags: ["class"],
          security: [{}, { accessToken: [] }],
          querystring: webFeatureQuery,
          response: answers({ 200: webFeatureList }, 400),
        },
      },
      async ({ query }) => ({ content: await listWebFeatures(db, query.names, query.visitorId) }),
    );

    app.patch(
      "/web-features/:name",
      {
        onRequest: signedInOnly,
        schema: {
          operationId: "changeWebFeature",
          tags: ["class"],
          security: SIGNED_IN,
          params: featureParams,
          body: webFeatureChange,
          response: answers({ 200: webFeatureSetting }, 400, 401, 403, 404),
        },
      },
      async (request) => {
        const { userId } = requireCaller(request);
        return changeWebFeature(db, request.params.name, request.body, { userId, requestId: request.id });
      },
    );

    app.post(
      "/feature-exposures",
      {
        schema: {
          operationId: "recordExposure",
          tags: ["class"],
          security: [{}, { accessToken: [] }],
          body: featureExposure,
          response: answers({ 204: nothing }, 400, 403, 404, 429),
        },
      },
      async (request, reply) => {
        await recordExposure(deps, request.body, { userId: request.caller?.userId ?? null, address: request.ip });
        return reply.status(204).send(null);
      },
    );
  };
}
