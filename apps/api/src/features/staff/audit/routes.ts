import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers } from "../../../lib/errors/error-schema.ts";
import { staffRoutes } from "../../../lib/http/routes.ts";
import { listActs } from "./list-acts.ts";
import { actPage, actQuery } from "./schemas.ts";

/** Who did what, for administrators. */
export function auditStaffRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const routes = staffRoutes(app, deps, "class", "AUDIT");
    routes.get(
      "/operator/acts",
      { operationId: "listActs", querystring: actQuery, response: answers({ 200: actPage }, 400) },
      async (request, ctx) => listActs(ctx, request.query),
    );
  };
}
