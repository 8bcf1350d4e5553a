import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers } from "../../../lib/errors/error-schema.ts";
import { staffRoutes } from "../../../lib/http/routes.ts";
import { countAllReasons } from "./count-reasons.ts";
import { listReasons } from "./list-reasons.ts";
import { reasonCountQuery, reasonCounts, reasonPage, reasonQuery } from "./schemas.ts";

/** Why things went wrong, in numbers, and what stands behind each number. */
export function reasonStaffRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const routes = staffRoutes(app, deps, "class", "FEEDBACK");
    routes.get(
      "/operator/reason-counts",
      {
        operationId: "countReasons",
        querystring: reasonCountQuery,
        response: answers({ 200: reasonCounts }, 400),
      },
      async (request, ctx) => countAllReasons(ctx, request.query),
    );

    routes.list(
      "/operator/reasons",
      { operationId: "listReasons", querystring: reasonQuery, response: answers({ 200: reasonPage }, 400) },
      async (request, ctx) => listReasons(ctx, request.query),
      ({ content }) => content.map(({ targetId }) => targetId),
    );
  };
}
