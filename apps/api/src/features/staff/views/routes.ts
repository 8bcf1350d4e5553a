import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers, nothing } from "../../../lib/errors/error-schema.ts";
import { staffRoutes } from "../../../lib/http/routes.ts";
import { personParams } from "../people/schemas.ts";
import { endView } from "./end-view.ts";
import { issueViewToken } from "./issue-view-token.ts";
import { newView, personView, viewParams, viewToken } from "./schemas.ts";
import { startView } from "./start-view.ts";

/** Staff reads a person's pages as that person sees them. */
export function personViewStaffRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const routes = staffRoutes(app, deps, "class", "VIEWS");
    routes.post(
      "/operator/people/:id/views",
      {
        operationId: "startPersonView",
        params: personParams,
        body: newView,
        response: answers({ 201: personView }, 400, 404, 409),
      },
      async ({ params, body }, ctx) => startView(ctx, { personId: params.id, reason: body.reason }),
    );

    routes.post(
      "/operator/person-views/:id/token",
      {
        operationId: "issuePersonViewToken",
        params: viewParams,
        response: answers({ 200: viewToken }, 400, 404),
      },
      async ({ params }, ctx) => issueViewToken(ctx, params.id),
    );

    routes.delete(
      "/operator/person-views/:id",
      { operationId: "endPersonView", params: viewParams, response: answers({ 204: nothing }, 400) },
      async ({ params }, ctx) => endView(ctx, params.id),
    );
  };
}
