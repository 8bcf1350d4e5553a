import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../deps.ts";
import { answers, nothing } from "../../lib/error-schema.ts";
import { requireCaller } from "../../lib/request-context.ts";
import { SIGNED_IN, signedInOnly } from "../../lib/signed-in.ts";
import { versionHeaders } from "../../lib/version.ts";
import { changeWebFeature } from "./change-web-feature.ts";
import { listWebFeatureSettings } from "./list-web-feature-settings.ts";
import { listWebFeatures } from "./list-web-features.ts";
import { recordExposure } from "./record-exposure.ts";
import {
  featureExposure,
  featureParams,
  webFeatureChange,
  webFeatureList,
  webFeatureQuery,
  webFeatureSetting,
  webFeatureSettingList,
} from "./schemas.ts";

/** Feature flags (spec §7, reference data), who saw which variant, and the switch of staff. */
export function featureFlagRoutes(deps: AppDeps): FastifyPluginAsyncZod {
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

    app.get(
      "/operator/web-features",
      {
        onRequest: signedInOnly,
        schema: {
          operationId: "listWebFeatureSettings",
          tags: ["class"],
          security: SIGNED_IN,
          response: answers({ 200: webFeatureSettingList }, 401, 403),
        },
      },
      async (request) => ({ content: await listWebFeatureSettings(db, requireCaller(request).userId) }),
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
          headers: versionHeaders,
          response: answers({ 200: webFeatureSetting }, 400, 401, 403, 404, 409),
        },
      },
      async (request) => {
        const { params, body, headers } = request;
        const { userId } = requireCaller(request);
        const ifMatch = headers["if-match"];
        return changeWebFeature(db, params.name, body, { userId, requestId: request.id, ifMatch });
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
