import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers, nothing } from "../../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../../lib/http/routes.ts";
import type { CatalogueCache } from "../catalogue-cache.ts";
import { availability, deskCatalogue, deskProductParams, deskTabletParams } from "./schemas.ts";
import { showDeskCatalogue } from "./show-desk-catalogue.ts";
import { switchAvailability } from "./switch-availability.ts";

/** The catalogue as staff sees it, and the switch of each product and tablet. */
export function catalogueStaffRoutes({ db }: AppDeps, catalogue: CatalogueCache): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, "class");
    signedIn.get(
      "/operator/catalogue",
      { operationId: "showDeskCatalogue", response: answers({ 200: deskCatalogue }, 403) },
      async (_request, { userId }) => showDeskCatalogue(db, userId),
    );

    signedIn.put(
      "/operator/catalogue/products/:id/availability",
      {
        operationId: "switchProduct",
        params: deskProductParams,
        body: availability,
        response: answers({ 204: nothing }, 400, 403, 404, 409),
      },
      async ({ params, body, id }, { userId }) => {
        await switchAvailability(db, { kind: "product", id: params.id }, body, { userId, requestId: id });
        catalogue.forget();
      },
    );

    signedIn.put(
      "/operator/catalogue/tablets/:type/availability",
      {
        operationId: "switchTablet",
        params: deskTabletParams,
        body: availability,
        response: answers({ 204: nothing }, 400, 403, 404, 409),
      },
      async ({ params, body, id }, { userId }) => {
        await switchAvailability(db, { kind: "tablet", id: params.type }, body, { userId, requestId: id });
        catalogue.forget();
      },
    );
  };
}
