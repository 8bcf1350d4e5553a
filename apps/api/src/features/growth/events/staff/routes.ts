import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers } from "../../../../lib/errors/error-schema.ts";
import { staffRoutes } from "../../../../lib/http/routes.ts";
import { versionHeaders } from "../../../../lib/requests/version.ts";
import { buildParticipantsFile } from "./build-participants-file.ts";
import { changeEvent } from "./change-event.ts";
import { createEvent } from "./create-event.ts";
import { listEventSettings } from "./list-event-settings.ts";
import {
  eventChange,
  eventSetting,
  eventSettingList,
  eventSettingParams,
  eventSettingQuery,
  newEvent,
  participantsExport,
  participantsFile,
} from "./schemas.ts";
import { showEventSetting } from "./show-event-setting.ts";

/** Staff's side of events: what is planned, runs and is over, its text and form, and who takes part. */
export function eventStaffRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const routes = staffRoutes(app, deps, "class", "EVENTS");
    routes.get(
      "/operator/events",
      {
        operationId: "listEventSettings",
        querystring: eventSettingQuery,
        response: answers({ 200: eventSettingList }, 400),
      },
      async ({ query }, ctx) => listEventSettings(ctx, query),
    );

    routes.post(
      "/operator/events",
      { operationId: "createEvent", body: newEvent, response: answers({ 201: eventSetting }, 400, 404) },
      async (request, ctx) => createEvent(ctx, request.body),
    );

    routes.get(
      "/operator/events/:id",
      {
        operationId: "showEventSetting",
        params: eventSettingParams,
        response: answers({ 200: eventSetting }, 400, 404),
      },
      async ({ params }, ctx) => showEventSetting(ctx, params.id),
    );

    routes.patch(
      "/operator/events/:id",
      {
        operationId: "changeEvent",
        params: eventSettingParams,
        headers: versionHeaders,
        body: eventChange,
        response: answers({ 200: eventSetting }, 400, 404, 409),
      },
      async (request, ctx) => {
        const { params, body, headers } = request;
        const ifMatch = headers["if-match"];
        return changeEvent(ctx, params.id, body, { ifMatch });
      },
    );

    routes.post(
      "/operator/events/:id/participants-file",
      {
        operationId: "exportParticipants",
        params: eventSettingParams,
        body: participantsExport,
        response: answers({ 200: participantsFile }, 400, 404),
      },
      async (request, ctx) => buildParticipantsFile(ctx, request.params.id, request.body),
    );
  };
}
