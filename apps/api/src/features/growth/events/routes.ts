import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers, nothing } from "../../../lib/errors/error-schema.ts";
import { OPTIONAL_LOG_IN, publicRoutes } from "../../../lib/http/routes.ts";
import { getEvent } from "./get-event.ts";
import { listClosedEvents, listEvents } from "./list-events.ts";
import { recordParticipation } from "./record-participation.ts";
import { recordShare } from "./record-share.ts";
import { eventDetail, eventList, eventParams, newParticipation, participation } from "./schemas.ts";

/** Events for everybody. */
export function eventRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  const { db } = deps;
  return async (app) => {
    const anyone = publicRoutes(app, "class");
    anyone.get("/events", { operationId: "listEvents", response: answers({ 200: eventList }) }, async () =>
      listEvents(db),
    );

    anyone.get("/events/closed", { operationId: "listClosedEvents", response: answers({ 200: eventList }) }, async () =>
      listClosedEvents(db),
    );

    anyone.get(
      "/events/:id",
      {
        operationId: "getEvent",
        params: eventParams,
        response: answers({ 200: eventDetail }, 400, 404),
      },
      async ({ params }) => getEvent(db, params.id),
    );

    anyone.post(
      "/events/:id/participations",
      {
        operationId: "participateInEvent",
        security: OPTIONAL_LOG_IN,
        params: eventParams,
        body: newParticipation,
        response: answers({ 201: participation }, 400, 403, 404, 409, 429),
      },
      async (request) => recordParticipation(deps, request.params.id, request.body, callerOf(request)),
    );

    anyone.post(
      "/events/:id/shares",
      {
        operationId: "shareEvent",
        security: OPTIONAL_LOG_IN,
        params: eventParams,
        response: answers({ 204: nothing }, 400, 403, 404, 429),
      },
      async (request) => {
        await recordShare(deps, request.params.id, callerOf(request));
      },
    );
  };
}

const callerOf = (request: FastifyRequest) => ({ userId: request.caller?.userId ?? null, address: request.ip });
