import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../deps.ts";
import { answers } from "../../lib/error-schema.ts";
import { requireCaller } from "../../lib/request-context.ts";
import { SIGNED_IN, signedInOnly } from "../../lib/signed-in.ts";
import { changeNotificationSettings } from "./change-notification-settings.ts";
import { getNotificationSettings } from "./get-notification-settings.ts";
import { notificationSettings, notificationSettingsChange } from "./schemas.ts";

/** Which messages the signed-in account gets. */
export function notificationSettingsRoutes({ db }: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      "/users/me/notification-settings",
      {
        onRequest: signedInOnly,
        config: { service: "account" },
        schema: {
          operationId: "getNotificationSettings",
          tags: ["account"],
          security: SIGNED_IN,
          response: answers({ 200: notificationSettings }, 401),
        },
      },
      async (request) => getNotificationSettings(db, requireCaller(request).userId),
    );

    app.patch(
      "/users/me/notification-settings",
      {
        onRequest: signedInOnly,
        config: { service: "account" },
        schema: {
          operationId: "changeNotificationSettings",
          tags: ["account"],
          security: SIGNED_IN,
          body: notificationSettingsChange,
          response: answers({ 200: notificationSettings }, 400, 401, 403, 404),
        },
      },
      async (request) => changeNotificationSettings(db, requireCaller(request).userId, request.body),
    );
  };
}
