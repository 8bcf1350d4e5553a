import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers, nothing } from "../../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../../lib/http/routes.ts";
import { closePulse } from "./close-pulse.ts";
import { listPulses } from "./list-pulses.ts";
import { badPulseList, pulseClosing, pulseParams, pulseQuery } from "./schemas.ts";

/** What becomes of "아쉬워요". */
export function pulseOperatorRoutes({ db }: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, "class");
    signedIn.get(
      "/operator/pulses",
      { operationId: "listPulses", querystring: pulseQuery, response: answers({ 200: badPulseList }, 400, 403) },
      async (request, { userId }) => listPulses(db, userId, request.query),
    );

    signedIn.post(
      "/operator/pulses/:matchId/:tutorId/close",
      {
        operationId: "closePulse",
        params: pulseParams,
        body: pulseClosing,
        response: answers({ 204: nothing }, 400, 403, 404, 409),
      },
      async (request, { userId }) =>
        closePulse(db, { ...request.params, ...request.body }, { userId, requestId: request.id }),
    );
  };
}
