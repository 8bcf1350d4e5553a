import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers } from "../../../lib/errors/error-schema.ts";
import { staffRoutes } from "../../../lib/http/routes.ts";
import { changeStaffRole } from "./change-staff-role.ts";
import { listStaff } from "./list-staff.ts";
import { staffList, staffMember, staffRoleChange } from "./schemas.ts";

/** Who our staff is, and their roles. */
export function staffRoleRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const routes = staffRoutes(app, deps, "class", "ROLES");
    routes.list(
      "/operator/staff",
      { operationId: "listStaff", response: answers({ 200: staffList }) },
      async (_request, ctx) => ({
        content: await listStaff(ctx),
      }),
      ({ content }) => content.map(({ id }) => id),
    );

    routes.patch(
      "/operator/staff",
      { operationId: "changeStaffRole", body: staffRoleChange, response: answers({ 200: staffMember }, 400) },
      async (request, ctx) => changeStaffRole(ctx, request.body),
    );
  };
}
