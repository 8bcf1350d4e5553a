import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers } from "../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../lib/http/routes.ts";
import { listServices } from "./list-services.ts";
import { serviceList } from "./schemas.ts";

/** The courses that the signed-in account has paid for, with their tablets. */
export function serviceRoutes({ db }: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, "class");
    signedIn.get(
      "/users/me/services",
      { operationId: "listServices", response: answers({ 200: serviceList }) },
      async (request, { userId }) => ({
        content: await listServices(db, userId, request.switchedStudentId),
      }),
    );
  };
}
