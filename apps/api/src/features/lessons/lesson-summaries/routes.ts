import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { makeCtx, visitorOf } from "../../../lib/callers/ctx.ts";
import { answers } from "../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../lib/http/routes.ts";
import { setPrivateHeaders } from "../../../lib/http/set-private-headers.ts";
import { getLink } from "../../links/private-links/get-link.ts";
import { issueLink } from "../../links/private-links/issue-link.ts";
import { requireBuyer } from "../../links/private-links/require-buyer.ts";
import { revokeLink } from "../../links/private-links/revoke-link.ts";
import { privateLink, tokenParams } from "../../links/private-links/schemas.ts";
import { classParams } from "../lessons/schemas.ts";
import { getLessonSummary } from "./get-lesson-summary.ts";
import { lessonSummary, summaryQuery } from "./schemas.ts";

const PATH = "/lessons/matches/:id/summary-link";

/** A week of a class for a parent who has no account here, by a link that the buyer may end at any time. */
export function summaryRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, deps, "class");
    signedIn.get(
      PATH,
      { operationId: "getSummaryLink", params: classParams, response: answers({ 200: privateLink }, 400, 404) },
      async (request, ctx) => getLink(ctx, await requireBuyer(ctx, request.params.id)),
    );

    signedIn.post(
      PATH,
      { operationId: "issueSummaryLink", params: classParams, response: answers({ 201: privateLink }, 400, 403, 404) },
      async (request, ctx) => {
        const target = await requireBuyer(ctx, request.params.id);
        return issueLink(ctx, target);
      },
    );

    signedIn.delete(
      PATH,
      { operationId: "revokeSummaryLink", params: classParams, response: answers({ 200: privateLink }, 400, 403, 404) },
      async (request, ctx) => revokeLink(ctx, await requireBuyer(ctx, request.params.id)),
    );

    app.get(
      "/lesson-summaries/:token",
      {
        onRequest: setPrivateHeaders,
        schema: {
          tags: ["class"],
          operationId: "getLessonSummary",
          params: tokenParams,
          querystring: summaryQuery,
          response: answers({ 200: lessonSummary }, 400, 404, 429),
        },
      },
      async (request) =>
        getLessonSummary(
          makeCtx(deps, visitorOf(request)),
          { token: request.params.token, address: request.ip },
          request.query.week,
        ),
    );
  };
}
