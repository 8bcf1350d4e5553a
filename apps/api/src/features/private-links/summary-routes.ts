import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../deps.ts";
import { answers } from "../../lib/error-schema.ts";
import { requireCaller } from "../../lib/request-context.ts";
import { SIGNED_IN, signedInOnly } from "../../lib/signed-in.ts";
import { matchParams } from "../matches/schemas.ts";
import { getLessonSummary } from "./get-lesson-summary.ts";
import { getLink } from "./get-link.ts";
import { issueLink } from "./issue-link.ts";
import { requireBuyer } from "./require-buyer.ts";
import { revokeLink } from "./revoke-link.ts";
import { lessonSummary, privateLink, summaryQuery, tokenParams } from "./schemas.ts";
import { setPrivateHeaders } from "./set-private-headers.ts";

const PATH = "/lessons/matches/:id/summary-link";

/** A week of a class for a parent who has no account here, by a link that the buyer may end at any time (product §11). */
export function summaryRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  const common = { tags: ["class"], security: SIGNED_IN, params: matchParams };
  return async (app) => {
    app.get(
      PATH,
      {
        onRequest: signedInOnly,
        schema: {
          ...common,
          operationId: "getSummaryLink",
          response: answers({ 200: privateLink }, 400, 401, 404),
        },
      },
      async (request) => getLink(deps, await requireBuyer(deps.db, requireCaller(request).userId, request.params.id)),
    );

    app.post(
      PATH,
      {
        onRequest: signedInOnly,
        schema: {
          ...common,
          operationId: "issueSummaryLink",
          response: answers({ 201: privateLink }, 400, 401, 403, 404),
        },
      },
      async (request, reply) => {
        const target = await requireBuyer(deps.db, requireCaller(request).userId, request.params.id);
        return reply.status(201).send(await issueLink(deps, target));
      },
    );

    app.delete(
      PATH,
      {
        onRequest: signedInOnly,
        schema: {
          ...common,
          operationId: "revokeSummaryLink",
          response: answers({ 200: privateLink }, 400, 401, 403, 404),
        },
      },
      async (request) =>
        revokeLink(deps.db, await requireBuyer(deps.db, requireCaller(request).userId, request.params.id)),
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
        getLessonSummary(deps, { token: request.params.token, address: request.ip }, request.query.week),
    );
  };
}
