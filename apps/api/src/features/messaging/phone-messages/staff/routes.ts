import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers, nothing } from "../../../../lib/errors/error-schema.ts";
import { staffRoutes } from "../../../../lib/http/routes.ts";
import { listPhoneMessages } from "./list-phone-messages.ts";
import { messageAgain, messagePage, messageParams, messageQuery } from "./schemas.ts";
import { sendMessageAgain } from "./send-message-again.ts";

/** What went to people's phones, for staff. */
export function phoneMessageStaffRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const routes = staffRoutes(app, deps, "class", "MESSAGES");
    routes.list(
      "/operator/messages",
      {
        operationId: "listPhoneMessages",
        querystring: messageQuery,
        response: answers({ 200: messagePage }, 400),
      },
      async (request, ctx) => listPhoneMessages(ctx, request.query),
      ({ content }) => content.map(({ id, userId, tutor }) => userId ?? tutor?.id ?? id),
    );

    routes.post(
      "/operator/messages/:id/again",
      {
        operationId: "sendPhoneMessageAgain",
        params: messageParams,
        body: messageAgain,
        response: answers({ 204: nothing }, 400, 404, 409),
      },
      async ({ params, body }, ctx) => sendMessageAgain(ctx, { id: params.id, reason: body.reason }),
    );
  };
}
