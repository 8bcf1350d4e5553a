import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers } from "../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../lib/http/routes.ts";
import { exportMyData } from "./export-my-data.ts";
import { dataExport } from "./schemas.ts";

/** Everything about the signed-in person, to keep. */
export function dataExportRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    signedInRoutes(app, deps, "account").post(
      "/users/me/data-export",
      { operationId: "exportMyData", response: answers({ 200: dataExport }, 403, 429) },
      async (_request, ctx) => exportMyData(ctx),
    );
  };
}
