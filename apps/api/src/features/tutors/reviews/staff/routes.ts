import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers, nothing } from "../../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../../lib/http/routes.ts";
import { reviewParams, toReviewId } from "../tutor-schemas.ts";
import { listDeskReviews } from "./list-desk-reviews.ts";
import { deskReviewList, deskReviewQuery, reviewVisibility } from "./schemas.ts";
import { setReviewVisibility } from "./set-review-visibility.ts";

/** Reviews as staff reads and hides them. */
export function reviewStaffRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, "class");
    signedIn.get(
      "/operator/reviews",
      {
        operationId: "listDeskReviews",
        querystring: deskReviewQuery,
        response: answers({ 200: deskReviewList }, 400, 403),
      },
      async (request, { userId }) => listDeskReviews(deps.db, userId, request.query),
    );

    signedIn.put(
      "/operator/reviews/:id/visibility",
      {
        operationId: "setReviewVisibility",
        params: reviewParams,
        body: reviewVisibility,
        response: answers({ 204: nothing }, 400, 403, 404, 409),
      },
      async (request, { userId }) =>
        setReviewVisibility(deps, toReviewId(request.params.id), request.body, { userId, requestId: request.id }),
    );
  };
}
