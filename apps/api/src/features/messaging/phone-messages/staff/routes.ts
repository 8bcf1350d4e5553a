import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers, nothing } from "../../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../../lib/http/routes.ts";
import { listPhoneMessages } from "./list-phone-messages.ts";
import { messageAgain, messagePage, messageParams, messageQuery } from "./schemas.ts";
import { sendMessageAgain } from "./send-message-again.ts";

/** What went to people's phones, for staff. */
export function phoneMessageRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, "class");
    signedIn.get(
      "/operator/messages",
      {
        operationId: "listPhoneMessages",
        querystring: messageQuery,
        response: answers({ 200: messagePage }, 400, 403),
      },
      async (request, { userId }) => listPhoneMessages(deps.db, userId, request.query),
    );

    signedIn.post(
      "/operator/messages/:id/again",
      {
        operationId: "sendPhoneMessageAgain",
        params: messageParams,
        body: messageAgain,
        response: answers({ 204: nothing }, 400, 403, 404, 409),
      },
      async ({ params, body, id }, { userId }) =>
        sendMessageAgain(deps, { id: params.id, reason: body.reason }, { userId, requestId: id }),
    );
  };
}
