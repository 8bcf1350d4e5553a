import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers } from "../../../../lib/errors/error-schema.ts";
import { staffRoutes } from "../../../../lib/http/routes.ts";
import { versionHeaders } from "../../../../lib/requests/version.ts";
import { featureParams, webFeatureChange, webFeatureSetting, webFeatureSettingList } from "../schemas.ts";
import { changeWebFeature } from "./change-web-feature.ts";
import { listWebFeatureSettings } from "./list-web-feature-settings.ts";

/** Feature flags as staff sees them, and their switch. */
export function featureFlagStaffRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const routes = staffRoutes(app, deps, "class", "FEATURES");
    routes.get(
      "/operator/web-features",
      { operationId: "listWebFeatureSettings", response: answers({ 200: webFeatureSettingList }) },
      async (_request, ctx) => listWebFeatureSettings(ctx),
    );

    routes.patch(
      "/web-features/:name",
      {
        operationId: "changeWebFeature",
        params: featureParams,
        headers: versionHeaders,
        body: webFeatureChange,
        response: answers({ 200: webFeatureSetting }, 400, 404, 409),
      },
      async (request, ctx) => {
        const { params, body, headers } = request;
        const ifMatch = headers["if-match"];
        return changeWebFeature(ctx, params.name, body, { ifMatch });
      },
    );
  };
}
