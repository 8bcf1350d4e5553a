import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../deps.ts";
import { answers } from "../../lib/error-schema.ts";
import { requireCaller } from "../../lib/request-context.ts";
import { SIGNED_IN, signedInOnly } from "../../lib/signed-in.ts";
import { listServices } from "./list-services.ts";
import { serviceList } from "./schemas.ts";

/** The courses that the signed-in account has paid for, with their tablets. */
export function serviceRoutes({ db }: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      "/users/me/services",
      {
        onRequest: signedInOnly,
        schema: {
          operationId: "listServices",
          tags: ["class"],
          security: SIGNED_IN,
          response: answers({ 200: serviceList }, 401),
        },
      },
      async (request) => ({
        content: await listServices(db, requireCaller(request).userId, request.switchedStudentId),
      }),
    );
  };
}
