import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers } from "../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../lib/http/routes.ts";
import { changeStaffRole } from "./change-staff-role.ts";
import { listStaff } from "./list-staff.ts";
import { staffList, staffMember, staffRoleChange } from "./schemas.ts";

/** Who our staff is, and their roles. */
export function staffRoutes({ db }: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, "class");
    signedIn.get(
      "/operator/staff",
      { operationId: "listStaff", response: answers({ 200: staffList }, 403) },
      async (_request, { userId }) => ({ content: await listStaff(db, userId) }),
    );

    signedIn.patch(
      "/operator/staff",
      { operationId: "changeStaffRole", body: staffRoleChange, response: answers({ 200: staffMember }, 400, 403) },
      async (request, { userId }) => changeStaffRole(db, request.body, { userId, requestId: request.id }),
    );
  };
}
