import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers, nothing } from "../../../lib/errors/error-schema.ts";
import { OPTIONAL_LOG_IN, publicRoutes, signedInRoutes } from "../../../lib/http/routes.ts";
import { getEvent } from "./get-event.ts";
import { getOwnParticipation } from "./get-own-participation.ts";
import { listClosedEvents, listEvents } from "./list-events.ts";
import { recordParticipation } from "./record-participation.ts";
import { recordShare } from "./record-share.ts";
import { eventDetail, eventList, eventParams, newParticipation, ownParticipation, participation } from "./schemas.ts";

/** Events for everybody. */
export function eventRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const anyone = publicRoutes(app, deps, "class");
    anyone.get("/events", { operationId: "listEvents", response: answers({ 200: eventList }) }, async (_request, ctx) =>
      listEvents(ctx),
    );

    anyone.get(
      "/events/closed",
      { operationId: "listClosedEvents", response: answers({ 200: eventList }) },
      async (_request, ctx) => listClosedEvents(ctx),
    );

    anyone.get(
      "/events/:id",
      {
        operationId: "getEvent",
        params: eventParams,
        response: answers({ 200: eventDetail }, 400, 404),
      },
      async ({ params }, ctx) => getEvent(ctx, params.id),
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
      async (request, ctx) => recordParticipation(ctx, request.params.id, request.body),
    );

    signedInRoutes(app, deps, "class").get(
      "/events/:id/participations/me",
      { operationId: "getOwnParticipation", params: eventParams, response: answers({ 200: ownParticipation }, 400) },
      async ({ params }, ctx) => getOwnParticipation(ctx, params.id),
    );

    anyone.post(
      "/events/:id/shares",
      {
        operationId: "shareEvent",
        security: OPTIONAL_LOG_IN,
        params: eventParams,
        response: answers({ 204: nothing }, 400, 403, 404, 429),
      },
      async (request, ctx) => {
        await recordShare(ctx, request.params.id);
      },
    );
  };
}
