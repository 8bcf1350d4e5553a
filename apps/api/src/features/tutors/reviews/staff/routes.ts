import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers, nothing } from "../../../../lib/errors/error-schema.ts";
import { staffRoutes } from "../../../../lib/http/routes.ts";
import { reviewParams, toReviewId } from "../tutor-schemas.ts";
import { listDeskReviews } from "./list-desk-reviews.ts";
import { deskReviewList, deskReviewQuery, reviewVisibility } from "./schemas.ts";
import { setReviewVisibility } from "./set-review-visibility.ts";

/** Reviews as staff reads and hides them. */
export function reviewStaffRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const routes = staffRoutes(app, deps, "class", "FEEDBACK");
    routes.list(
      "/operator/reviews",
      {
        operationId: "listDeskReviews",
        querystring: deskReviewQuery,
        response: answers({ 200: deskReviewList }, 400),
      },
      async (request, ctx) => listDeskReviews(ctx, request.query),
      ({ content }) => content.map(({ tutor }) => tutor?.id ?? null),
    );

    routes.put(
      "/operator/reviews/:id/visibility",
      {
        operationId: "setReviewVisibility",
        params: reviewParams,
        body: reviewVisibility,
        response: answers({ 204: nothing }, 400, 404, 409),
      },
      async (request, ctx) => setReviewVisibility(ctx, toReviewId(request.params.id), request.body),
    );
  };
}
