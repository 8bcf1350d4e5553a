import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../deps.ts";
import { answers } from "../../lib/error-schema.ts";
import { requireCaller } from "../../lib/request-context.ts";
import { SIGNED_IN, signedInOnly } from "../../lib/signed-in.ts";
import { matchParams } from "../matches/schemas.ts";
import { getAppealStatistics } from "./get-appeal-statistics.ts";
import { getRematchUrl } from "./get-rematch-url.ts";
import { requestRematch } from "./request-rematch.ts";
import { appealStatistics, rematch, rematchForm, rematchUrl, rematchUrlQuery } from "./schemas.ts";

/** Another tutor for a course that has one (spec §7, matches). */
export function rematchRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  const common = { tags: ["class"], security: SIGNED_IN };
  return async (app) => {
    app.get(
      "/lessons/matches/:id/rematch-url",
      {
        onRequest: signedInOnly,
        schema: {
          ...common,
          operationId: "getRematchUrl",
          params: matchParams,
          querystring: rematchUrlQuery,
          response: answers({ 200: rematchUrl }, 400, 401, 404),
        },
      },
      async (request) =>
        getRematchUrl(deps, requireCaller(request).userId, request.params.id, request.query.lastLessonTimestamp),
    );

    app.get(
      "/lessons/matches/:id/appeal-statistics",
      {
        onRequest: signedInOnly,
        schema: {
          ...common,
          operationId: "getAppealStatistics",
          params: matchParams,
          response: answers({ 200: appealStatistics }, 400, 401, 404),
        },
      },
      async (request) => getAppealStatistics(deps.db, requireCaller(request).userId, request.params.id),
    );

    app.post(
      "/rematch-forms",
      {
        onRequest: signedInOnly,
        schema: {
          ...common,
          operationId: "requestRematch",
          body: rematchForm,
          response: answers({ 201: rematch }, 400, 401, 403, 404, 409),
        },
      },
      async (request, reply) =>
        reply.status(201).send(await requestRematch(deps, requireCaller(request).userId, request.body)),
    );
  };
}
