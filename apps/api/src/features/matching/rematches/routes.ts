import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers } from "../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../lib/http/routes.ts";
import { classRoutes, useUp } from "../../links/class-links/use-class-link.ts";
import { matchParams } from "../matches/schemas.ts";
import { getAppealStatistics } from "./get-appeal-statistics.ts";
import { getRematchUrl } from "./get-rematch-url.ts";
import { requestRematch } from "./request-rematch.ts";
import { appealStatistics, rematch, rematchForm, rematchUrl, rematchUrlQuery } from "./schemas.ts";

/** Another tutor for a course that has one. */
export function rematchRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, deps, "class");
    signedIn.get(
      "/lessons/matches/:id/rematch-url",
      {
        operationId: "getRematchUrl",
        params: matchParams,
        querystring: rematchUrlQuery,
        response: answers({ 200: rematchUrl }, 400, 404),
      },
      async (request, ctx) => getRematchUrl(ctx, request.params.id, request.query.lastLessonTimestamp),
    );

    const linked = classRoutes(deps, app);
    linked.get(
      "/lessons/matches/:id/appeal-statistics",
      {
        operationId: "getAppealStatistics",
        params: matchParams,
        response: answers({ 200: appealStatistics }, 400, 404, 429),
      },
      async ({ params }, ctx) => getAppealStatistics(ctx, params.id),
    );

    linked.post(
      "/rematch-forms",
      {
        operationId: "requestRematch",
        body: rematchForm,
        response: answers({ 201: rematch }, 400, 403, 404, 409, 429),
      },
      async ({ body }, ctx) => {
        const made = await requestRematch(ctx, body);
        await useUp(ctx, "REMATCH");
        return made;
      },
    );
  };
}
