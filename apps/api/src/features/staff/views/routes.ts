import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers, nothing } from "../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../lib/http/routes.ts";
import { personParams } from "../people/schemas.ts";
import { endView } from "./end-view.ts";
import { issueViewToken } from "./issue-view-token.ts";
import { newView, personView, viewParams, viewToken } from "./schemas.ts";
import { startView } from "./start-view.ts";

/** Staff reads a person's pages as that person sees them. */
export function personViewRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, "class");
    signedIn.post(
      "/operator/people/:id/views",
      {
        operationId: "startPersonView",
        params: personParams,
        body: newView,
        response: answers({ 201: personView }, 400, 403, 404, 409),
      },
      async ({ params, body, id }, caller) =>
        startView(deps, caller, { personId: params.id, reason: body.reason, requestId: id }),
    );

    signedIn.post(
      "/operator/person-views/:id/token",
      {
        operationId: "issuePersonViewToken",
        params: viewParams,
        response: answers({ 200: viewToken }, 400, 403, 404),
      },
      async ({ params }, caller) => issueViewToken(deps, caller, params.id),
    );

    signedIn.delete(
      "/operator/person-views/:id",
      { operationId: "endPersonView", params: viewParams, response: answers({ 204: nothing }, 400, 403) },
      async ({ params, id }, caller) => endView(deps, caller, { id: params.id, requestId: id }),
    );
  };
}
