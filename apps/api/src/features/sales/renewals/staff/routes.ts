import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers } from "../../../../lib/errors/error-schema.ts";
import { staffRoutes } from "../../../../lib/http/routes.ts";
import { listDeskSchedules } from "./list-desk-schedules.ts";
import { deskSchedulePage, deskScheduleQuery } from "./schemas.ts";

/** Staff's view of all order schedules. */
export function scheduleStaffRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const routes = staffRoutes(app, deps, "class", "SCHEDULES");
    routes.list(
      "/operator/schedules",
      {
        operationId: "listDeskSchedules",
        querystring: deskScheduleQuery,
        response: answers({ 200: deskSchedulePage }, 400),
      },
      async (request, ctx) => listDeskSchedules(ctx, request.query),
      ({ content }) => content.map(({ buyerId }) => buyerId),
    );
  };
}
