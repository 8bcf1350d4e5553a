import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { makeCtx, visitorOf } from "../../../../lib/callers/ctx.ts";
import { answers } from "../../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../../lib/http/routes.ts";
import { setPrivateHeaders } from "../../../../lib/http/set-private-headers.ts";
import { privateLink, tokenParams } from "../../../links/private-links/schemas.ts";
import { sessionParams, sharedTest } from "../schemas.ts";
import { endShare, getShare, issueShare } from "./issue-share.ts";
import { openShare } from "./open-share.ts";

const PATH = "/level-tests/sessions/:sessionId/share";

/** The result of a level test for somebody without an account here, by a link that its owner may end at any time. */
export function levelTestShareRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, deps, "class");
    signedIn.get(
      PATH,
      {
        operationId: "getLevelTestShare",
        params: sessionParams,
        response: answers({ 200: privateLink }, 403, 404),
      },
      async ({ params: { sessionId } }, ctx) => getShare(ctx, sessionId),
    );

    signedIn.post(
      PATH,
      {
        operationId: "shareLevelTest",
        params: sessionParams,
        response: answers({ 201: privateLink }, 403, 404),
      },
      async ({ params: { sessionId } }, ctx) => issueShare(ctx, sessionId),
    );

    signedIn.delete(
      PATH,
      {
        operationId: "endLevelTestShare",
        params: sessionParams,
        response: answers({ 200: privateLink }, 403, 404),
      },
      async ({ params: { sessionId } }, ctx) => endShare(ctx, sessionId),
    );

    app.get(
      "/level-test-results/:token",
      {
        onRequest: setPrivateHeaders,
        schema: {
          tags: ["class"],
          operationId: "getSharedLevelTest",
          params: tokenParams,
          response: answers({ 200: sharedTest }, 404, 429),
        },
      },
      async (request) =>
        openShare(makeCtx(deps, visitorOf(request)), { token: request.params.token, address: request.ip }),
    );
  };
}
