import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers, nothing } from "../../../lib/errors/error-schema.ts";
import { OPTIONAL_LOG_IN, publicRoutes, signedInRoutes } from "../../../lib/http/routes.ts";
import { versionHeaders } from "../../../lib/requests/version.ts";
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
import { changeWebFeature } from "./staff/change-web-feature.ts";
import { listWebFeatureSettings } from "./staff/list-web-feature-settings.ts";

/** Feature flags, who saw which variant, and the switch of staff. */
export function featureFlagRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  const { db } = deps;
  return async (app) => {
    const anyone = publicRoutes(app, "class");
    const signedIn = signedInRoutes(app, "class");
    anyone.get(
      "/web-features",
      {
        operationId: "listWebFeatures",
        security: OPTIONAL_LOG_IN,
        querystring: webFeatureQuery,
        response: answers({ 200: webFeatureList }, 400),
      },
      async ({ query }) => ({ content: await listWebFeatures(db, query.names, query.visitorId) }),
    );

    signedIn.get(
      "/operator/web-features",
      { operationId: "listWebFeatureSettings", response: answers({ 200: webFeatureSettingList }, 403) },
      async (_request, { userId }) => listWebFeatureSettings(db, userId),
    );

    signedIn.patch(
      "/web-features/:name",
      {
        operationId: "changeWebFeature",
        params: featureParams,
        headers: versionHeaders,
        body: webFeatureChange,
        response: answers({ 200: webFeatureSetting }, 400, 403, 404, 409),
      },
      async (request, { userId }) => {
        const { params, body, headers } = request;
        const ifMatch = headers["if-match"];
        return changeWebFeature(db, params.name, body, { userId, requestId: request.id, ifMatch });
      },
    );

    anyone.post(
      "/feature-exposures",
      {
        operationId: "recordExposure",
        security: OPTIONAL_LOG_IN,
        body: featureExposure,
        response: answers({ 204: nothing }, 400, 403, 404, 429),
      },
      async (request) => {
        await recordExposure(deps, request.body, { userId: request.caller?.userId ?? null, address: request.ip });
      },
    );
  };
}
