import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers } from "../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../lib/http/routes.ts";
import { changeNotificationSettings } from "./change-notification-settings.ts";
import { getNotificationSettings } from "./get-notification-settings.ts";
import { notificationSettings, notificationSettingsChange } from "./schemas.ts";

/** Which messages the signed-in account gets. */
export function notificationSettingsRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, deps, "account");
    signedIn.get(
      "/users/me/notification-settings",
      { operationId: "getNotificationSettings", response: answers({ 200: notificationSettings }) },
      async (_request, ctx) => getNotificationSettings(ctx.db, ctx.actor.userId),
    );

    signedIn.patch(
      "/users/me/notification-settings",
      {
        operationId: "changeNotificationSettings",
        body: notificationSettingsChange,
        response: answers({ 200: notificationSettings }, 400, 403, 404),
      },
      async (request, ctx) => changeNotificationSettings(ctx, request.body),
    );
  };
}
