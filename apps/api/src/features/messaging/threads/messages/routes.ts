import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers } from "../../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../../lib/http/routes.ts";
import { issuePictureUrl } from "../pictures/issue-picture-url.ts";
import {
  classMessage,
  messageThread,
  newMessage,
  pictureUrl,
  readAnswer,
  readMark,
  threadList,
  threadParams,
  threadQuery,
  unreadMessages,
} from "../schemas.ts";
import { listMessages } from "./list-messages.ts";
import { listThreads } from "./list-threads.ts";
import { listUnread } from "./list-unread.ts";
import { sendMessage } from "./send-message.ts";
import { setReadMark } from "./set-read-mark.ts";

/** What the two sides of a class write to each other (docs/decisions/0082). */
export function threadRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, deps, "class");
    signedIn.get(
      "/lessons/matches/:id/messages",
      {
        operationId: "listMessages",
        params: threadParams,
        querystring: threadQuery,
        response: answers({ 200: messageThread }, 400, 404),
      },
      async (request, ctx) => listMessages(ctx, request.params.id, request.query),
    );

    signedIn.post(
      "/lessons/matches/:id/messages",
      {
        operationId: "sendMessage",
        params: threadParams,
        body: newMessage,
        response: answers({ 201: classMessage }, 400, 404, 409, 429),
      },
      async (request, ctx) => sendMessage(ctx, request.params.id, request.body),
    );

    signedIn.put(
      "/lessons/matches/:id/messages/read",
      {
        operationId: "markMessagesRead",
        params: threadParams,
        body: readMark,
        response: answers({ 200: readAnswer }, 400, 404),
      },
      async (request, ctx) => setReadMark(ctx, request.params.id, request.body),
    );

    signedIn.post(
      "/lessons/matches/:id/message-pictures",
      {
        operationId: "issuePictureUploadUrl",
        params: threadParams,
        response: answers({ 201: pictureUrl }, 400, 404, 409, 429),
      },
      async (request, ctx) => issuePictureUrl(ctx, request.params.id),
    );

    signedIn.get(
      "/lessons/messages/threads",
      { operationId: "listThreads", response: answers({ 200: threadList }) },
      async (_request, ctx) => listThreads(ctx),
    );

    signedIn.get(
      "/lessons/messages/unread",
      { operationId: "listUnreadMessages", response: answers({ 200: unreadMessages }) },
      async (_request, ctx) => ({ content: await listUnread(ctx) }),
    );
  };
}
