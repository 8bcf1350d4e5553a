import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers, nothing } from "../../../../lib/errors/error-schema.ts";
import { staffRoutes } from "../../../../lib/http/routes.ts";
import { closePulse } from "./close-pulse.ts";
import { listPulses } from "./list-pulses.ts";
import { badPulseList, pulseClosing, pulseParams, pulseQuery } from "./schemas.ts";

/** What becomes of "아쉬워요". */
export function pulseStaffRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const routes = staffRoutes(app, deps, "class", "FEEDBACK");
    routes.list(
      "/operator/pulses",
      { operationId: "listPulses", querystring: pulseQuery, response: answers({ 200: badPulseList }, 400) },
      async (request, ctx) => listPulses(ctx, request.query),
      ({ content }) => content.flatMap(({ buyerId, tutorId }) => [buyerId, tutorId]),
    );

    routes.post(
      "/operator/pulses/:matchId/:tutorId/close",
      {
        operationId: "closePulse",
        params: pulseParams,
        body: pulseClosing,
        response: answers({ 204: nothing }, 400, 404, 409),
      },
      async (request, ctx) => closePulse(ctx, { ...request.params, ...request.body }),
    );
  };
}
