import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers, nothing } from "../../../lib/errors/error-schema.ts";
import { staffRoutes } from "../../../lib/http/routes.ts";
import { getDesk } from "./get-desk.ts";
import { recordExport } from "./record-export.ts";
import { desk, listExport } from "./schemas.ts";

/** What our staff's day begins with. */
export function dashboardStaffRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const routes = staffRoutes(app, deps, "class", "DESK");
    routes.get("/operator/desk", { operationId: "getDesk", response: answers({ 200: desk }) }, async (_request, ctx) =>
      getDesk(ctx),
    );

    routes.post(
      "/operator/exports",
      { operationId: "recordExport", body: listExport, response: answers({ 204: nothing }, 400) },
      async (request, ctx) => recordExport(ctx, request.body),
    );
  };
}
