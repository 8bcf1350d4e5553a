import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers } from "../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../lib/http/routes.ts";
import { listActs } from "./list-acts.ts";
import { actPage, actQuery } from "./schemas.ts";

/** Who did what, for administrators. */
export function auditDeskRoutes({ db }: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, "class");
    signedIn.get(
      "/operator/acts",
      { operationId: "listActs", querystring: actQuery, response: answers({ 200: actPage }, 400, 403) },
      async (request, { userId }) => listActs(db, userId, request.query),
    );
  };
}
