import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers } from "../../../lib/errors/error-schema.ts";
import { classRoutes, useUp } from "../../links/class-links/use-class-link.ts";
import { matchParams } from "../../matching/matches/schemas.ts";
import { getLeaving } from "./get-leaving.ts";
import { requestLeaving } from "./request-leaving.ts";
import { leaving, leavingHeaders, leavingRequest, left } from "./schemas.ts";

const PATH = "/lessons/matches/:id/leaving";

/** Leaving a class, with the session or by the link of the class. */
export function classLinkRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const linked = classRoutes(deps, app);
    linked.get(
      PATH,
      { operationId: "getLeaving", params: matchParams, response: answers({ 200: leaving }, 400, 404, 429) },
      async ({ params }, ctx) => getLeaving(ctx, params.id),
    );

    linked.post(
      PATH,
      {
        operationId: "leaveClass",
        params: matchParams,
        headers: leavingHeaders,
        body: leavingRequest,
        response: answers({ 201: left }, 400, 403, 404, 409, 429),
      },
      async ({ params, body, headers }, ctx) => {
        const idempotencyKey = headers["idempotency-key"];
        const done = await requestLeaving(ctx, { matchId: params.id, idempotencyKey, ...body });
        await useUp(ctx, "LEAVE");
        return done;
      },
    );
  };
}
