import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers, nothing } from "../../../../lib/errors/error-schema.ts";
import { staffRoutes } from "../../../../lib/http/routes.ts";
import { staffReason } from "../../../../lib/requests/field-schemas.ts";
import { matchParams } from "../../matches/schemas.ts";
import { CLASS_PAGES, sendClassLink } from "./send-class-link.ts";

const classLinkRequest = z.object({ page: z.enum(CLASS_PAGES), reason: staffReason }).meta({ id: "ClassLinkRequest" });

/** Staff's side of a pair: its buyer gets the pages that open without log-in. */
export function rematchStaffRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const routes = staffRoutes(app, deps, "class", "MATCHES");
    routes.post(
      "/operator/matches/:id/class-links",
      {
        operationId: "sendClassLink",
        params: matchParams,
        body: classLinkRequest,
        response: answers({ 204: nothing }, 400, 404, 409),
      },
      async (request, ctx) => sendClassLink(ctx, request.params.id, request.body),
    );
  };
}
