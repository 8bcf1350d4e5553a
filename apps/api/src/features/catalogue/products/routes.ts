import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers } from "../../../lib/errors/error-schema.ts";
import { sendPrepared } from "../../../lib/http/prepared-answer.ts";
import { publicRoutes } from "../../../lib/http/routes.ts";
import type { CatalogueCache } from "./catalogue-cache.ts";
import { getProduct } from "./get-product.ts";
import {
  productList,
  productParams,
  productQuery,
  productWithAvailability,
  subjectList,
  subjectQuery,
  tabletList,
} from "./schemas.ts";

/** Products, subjects and tablets. The lists are serialised once and answered with an ETag. */
export function catalogueRoutes(deps: AppDeps, catalogue: CatalogueCache): FastifyPluginAsyncZod {
  return async (app) => {
    const anyone = publicRoutes(app, deps, "class");
    anyone.get(
      "/lessons/products/all",
      { operationId: "listProducts", querystring: productQuery, response: answers({ 200: productList }, 400) },
      async (request, _ctx, reply) => sendPrepared(request, reply, await catalogue.products(request.query)),
    );

    anyone.get(
      "/lessons/products/:id",
      {
        operationId: "getProduct",
        params: productParams,
        response: answers({ 200: productWithAvailability }, 400, 404),
      },
      async (request, ctx) => getProduct(ctx, request.params.id),
    );

    anyone.get(
      "/subjects",
      { operationId: "listSubjects", querystring: subjectQuery, response: answers({ 200: subjectList }, 400) },
      async (request, _ctx, reply) =>
        sendPrepared(request, reply, await catalogue.subjects({ withHidden: request.query.displayable !== "true" })),
    );

    anyone.get(
      "/tablets",
      { operationId: "listTablets", response: answers({ 200: tabletList }) },
      async (request, _ctx, reply) => sendPrepared(request, reply, await catalogue.tablets()),
    );
  };
}
