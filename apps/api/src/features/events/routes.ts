import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../deps.ts";
import { answers } from "../../lib/error-schema.ts";
import { publicRoutes } from "../../lib/routes.ts";
import { getEvent } from "./get-event.ts";
import { listClosedEvents, listEvents } from "./list-events.ts";
import { eventDetail, eventList, eventParams } from "./schemas.ts";

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
  };
}
