import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers, nothing } from "../../../../lib/errors/error-schema.ts";
import { staffRoutes } from "../../../../lib/http/routes.ts";
import type { CatalogueCache } from "../catalogue-cache.ts";
import { availability, deskCatalogue, deskProductParams, deskTabletParams } from "./schemas.ts";
import { showDeskCatalogue } from "./show-desk-catalogue.ts";
import { switchAvailability } from "./switch-availability.ts";

/** The catalogue as staff sees it, and the switch of each product and tablet. */
export function catalogueStaffRoutes(deps: AppDeps, catalogue: CatalogueCache): FastifyPluginAsyncZod {
  return async (app) => {
    const routes = staffRoutes(app, deps, "class", "CATALOGUE");
    routes.get(
      "/operator/catalogue",
      { operationId: "showDeskCatalogue", response: answers({ 200: deskCatalogue }) },
      async (_request, ctx) => showDeskCatalogue(ctx),
    );

    routes.put(
      "/operator/catalogue/products/:id/availability",
      {
        operationId: "switchProduct",
        params: deskProductParams,
        body: availability,
        response: answers({ 204: nothing }, 400, 404, 409),
      },
      async ({ params, body }, ctx) => {
        await switchAvailability(ctx, { kind: "product", id: params.id }, body);
        catalogue.forget();
      },
    );

    routes.put(
      "/operator/catalogue/tablets/:type/availability",
      {
        operationId: "switchTablet",
        params: deskTabletParams,
        body: availability,
        response: answers({ 204: nothing }, 400, 404, 409),
      },
      async ({ params, body }, ctx) => {
        await switchAvailability(ctx, { kind: "tablet", id: params.type }, body);
        catalogue.forget();
      },
    );
  };
}
