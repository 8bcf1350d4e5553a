import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers } from "../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../lib/http/routes.ts";
import { listOwnNotices } from "./list-own-notices.ts";
import { noticePage, noticeQuery } from "./schemas.ts";

/** What the signed-in person was told by message. */
export function noticeRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, deps, "account");
    signedIn.get(
      "/users/me/notices",
      { operationId: "listNotices", querystring: noticeQuery, response: answers({ 200: noticePage }, 400) },
      async ({ query: { cursor } }, ctx) => listOwnNotices(ctx, cursor),
    );
  };
}
