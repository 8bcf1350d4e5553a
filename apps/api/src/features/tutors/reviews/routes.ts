import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers } from "../../../lib/errors/error-schema.ts";
import { createCache } from "../../../lib/http/create-cache.ts";
import { publicRoutes } from "../../../lib/http/routes.ts";
import { getServiceStatistics } from "./get-service-statistics.ts";
import { listReviews } from "./list-reviews.ts";
import { reviewList, reviewQuery, serviceStatistics } from "./schemas.ts";

/** Counting a million tutors for every visitor of the home page would be waste. */
const STATISTICS_TTL_MS = 60_000;

/** Reviews and the numbers that the home page shows. */
export function reviewRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  const statistics = createCache(STATISTICS_TTL_MS, () => getServiceStatistics(deps.db));
  return async (app) => {
    const anyone = publicRoutes(app, deps, "class");
    anyone.get(
      "/reviews",
      { operationId: "listReviews", querystring: reviewQuery, response: answers({ 200: reviewList }, 400) },
      async ({ query }, ctx) => listReviews(ctx.db, query),
    );

    anyone.get(
      "/service-statistics",
      { operationId: "getServiceStatistics", response: answers({ 200: serviceStatistics }) },
      async () => statistics(),
    );
  };
}
