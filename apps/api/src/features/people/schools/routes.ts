import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers } from "../../../lib/errors/error-schema.ts";
import { publicRoutes } from "../../../lib/http/routes.ts";
import { schoolList, schoolSearch, universityList, universitySearch } from "./schemas.ts";
import { searchSchools } from "./search-schools.ts";
import { searchUniversities } from "./search-universities.ts";

/** Schools and universities by name. */
export function schoolRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const anyone = publicRoutes(app, deps, "class");
    anyone.get(
      "/schools",
      { operationId: "searchSchools", querystring: schoolSearch, response: answers({ 200: schoolList }, 400) },
      async ({ query }, ctx) => ({
        content: await searchSchools(ctx, { name: query.school, level: query.schoolLevel }),
      }),
    );

    anyone.get(
      "/schools/universities",
      {
        operationId: "searchUniversities",
        querystring: universitySearch,
        response: answers({ 200: universityList }, 400),
      },
      async ({ query }, ctx) => ({ content: await searchUniversities(ctx, query.university) }),
    );
  };
}
