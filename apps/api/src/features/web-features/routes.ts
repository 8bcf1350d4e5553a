import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../deps.ts";
import { answers } from "../../lib/error-schema.ts";
import { listWebFeatures } from "./list-web-features.ts";
import { webFeatureList, webFeatureQuery } from "./schemas.ts";

/** Feature flags (spec §7, reference data). */
export function webFeatureRoutes({ db }: AppDeps): FastifyPluginAsyncZod {
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
      async ({ query }) => ({ content: await listWebFeatures(db, query.names) }),
    );
  };
}
