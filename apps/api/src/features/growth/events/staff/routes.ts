import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers } from "../../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../../lib/http/routes.ts";
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
export function eventOperatorRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  const { db } = deps;
  return async (app) => {
    const signedIn = signedInRoutes(app, "class");
    signedIn.get(
      "/operator/events",
      {
        operationId: "listEventSettings",
        querystring: eventSettingQuery,
        response: answers({ 200: eventSettingList }, 400, 403),
      },
      async ({ query }, { userId }) => listEventSettings(db, userId, query),
    );

    signedIn.post(
      "/operator/events",
      { operationId: "createEvent", body: newEvent, response: answers({ 201: eventSetting }, 400, 403, 404) },
      async (request, { userId }) => createEvent(db, request.body, { userId, requestId: request.id }),
    );

    signedIn.get(
      "/operator/events/:id",
      {
        operationId: "showEventSetting",
        params: eventSettingParams,
        response: answers({ 200: eventSetting }, 400, 403, 404),
      },
      async ({ params }, { userId }) => showEventSetting(db, userId, params.id),
    );

    signedIn.patch(
      "/operator/events/:id",
      {
        operationId: "changeEvent",
        params: eventSettingParams,
        headers: versionHeaders,
        body: eventChange,
        response: answers({ 200: eventSetting }, 400, 403, 404, 409),
      },
      async (request, { userId }) => {
        const { params, body, headers } = request;
        const ifMatch = headers["if-match"];
        return changeEvent(db, params.id, body, { userId, requestId: request.id, ifMatch });
      },
    );

    signedIn.post(
      "/operator/events/:id/participants-file",
      {
        operationId: "exportParticipants",
        params: eventSettingParams,
        body: participantsExport,
        response: answers({ 200: participantsFile }, 400, 403, 404),
      },
      async (request, { userId }) =>
        buildParticipantsFile(deps, request.params.id, request.body, { userId, requestId: request.id }),
    );
  };
}
