import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers } from "../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../lib/http/routes.ts";
import { listServices } from "./list-services.ts";
import { serviceList } from "./schemas.ts";

/** The courses that the signed-in account has paid for, with their tablets. */
export function serviceRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, deps, "class");
    signedIn.get(
      "/users/me/services",
      { operationId: "listServices", response: answers({ 200: serviceList }) },
      async (request, ctx) => ({
        content: await listServices(ctx.db, ctx.actor.userId, request.switchedStudentId),
      }),
    );
  };
}
