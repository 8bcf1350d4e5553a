import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers, nothing } from "../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../lib/http/routes.ts";
import { classParams } from "../../lessons/lessons/schemas.ts";
import { answerReview } from "./answer-review.ts";
import { classReview, reviewText } from "./class-schemas.ts";
import { getClassReview } from "./get-class-review.ts";
import { listTutorReviews } from "./list-tutor-reviews.ts";
import { saveClassReview } from "./save-class-review.ts";
import { newReply, reviewParams, toReviewId, tutorReviewList, tutorReviewQuery } from "./tutor-schemas.ts";

const OF_CLASS = "/lessons/matches/:id/review";

/** Reviews as their writers and the tutors change them (docs/decisions/0115). */
export function reviewMemberRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, deps, "class");
    signedIn.get(
      OF_CLASS,
      { operationId: "getClassReview", params: classParams, response: answers({ 200: classReview }, 400, 404) },
      async (request, ctx) => getClassReview(ctx, request.params.id),
    );

    signedIn.put(
      OF_CLASS,
      {
        operationId: "saveClassReview",
        params: classParams,
        body: reviewText,
        response: answers({ 200: classReview }, 400, 403, 404, 409),
      },
      async (request, ctx) => {
        await saveClassReview(ctx, request.params.id, request.body);
        return getClassReview(ctx, request.params.id);
      },
    );

    signedIn.get(
      "/tutors/me/reviews",
      {
        operationId: "listTutorReviews",
        querystring: tutorReviewQuery,
        response: answers({ 200: tutorReviewList }, 400, 403),
      },
      async (request, ctx) => listTutorReviews(ctx, request.query.page),
    );

    signedIn.post(
      "/tutors/me/reviews/:id/reply",
      {
        operationId: "answerReview",
        params: reviewParams,
        body: newReply,
        response: answers({ 204: nothing }, 400, 403, 404, 409),
      },
      async (request, ctx) => answerReview(ctx, toReviewId(request.params.id), request.body.text),
    );
  };
}
