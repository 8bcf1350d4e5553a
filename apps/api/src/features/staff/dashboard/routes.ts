import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers, nothing } from "../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../lib/http/routes.ts";
import { getDesk } from "./get-desk.ts";
import { recordExport } from "./record-export.ts";
import { desk, listExport } from "./schemas.ts";

/** What our staff's day begins with. */
export function staffDeskRoutes({ db }: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, "class");
    signedIn.get(
      "/operator/desk",
      { operationId: "getDesk", response: answers({ 200: desk }, 403) },
      async (_request, { userId }) => getDesk(db, userId),
    );

    signedIn.post(
      "/operator/exports",
      { operationId: "recordExport", body: listExport, response: answers({ 204: nothing }, 400, 403) },
      async (request, { userId }) => recordExport(db, request.body, { userId, requestId: request.id }),
    );
  };
}
