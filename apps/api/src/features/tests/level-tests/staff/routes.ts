import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers, nothing } from "../../../../lib/errors/error-schema.ts";
import { staffRoutes } from "../../../../lib/http/routes.ts";
import { listDeskItems } from "./list-desk-items.ts";
import { deskItemQuery, deskItems, retirement, retirementParams } from "./schemas.ts";
import { setRetirement } from "./set-retirement.ts";

/** Items of the level tests for staff. */
export function levelTestStaffRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const routes = staffRoutes(app, deps, "class", "LEVEL_TESTS");
    routes.get(
      "/operator/level-test-items",
      {
        operationId: "listDeskLevelTestItems",
        querystring: deskItemQuery,
        response: answers({ 200: deskItems }, 400),
      },
      async ({ query }, ctx) => listDeskItems(ctx, query.formId),
    );

    routes.post(
      "/operator/level-test-items/:itemId/retirement",
      {
        operationId: "setLevelTestRetirement",
        params: retirementParams,
        body: retirement,
        response: answers({ 204: nothing }, 400, 404, 409),
      },
      async ({ params, body }, ctx) => setRetirement(ctx, params.itemId, body),
    );
  };
}
