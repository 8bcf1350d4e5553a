import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers } from "../../../lib/errors/error-schema.ts";
import { publicRoutes } from "../../../lib/http/routes.ts";
import { schoolList, schoolSearch, universityList, universitySearch } from "./schemas.ts";
import { searchSchools } from "./search-schools.ts";
import { searchUniversities } from "./search-universities.ts";

/** Schools and universities by name. */
export function schoolRoutes({ db }: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const anyone = publicRoutes(app, "class");
    anyone.get(
      "/schools",
      { operationId: "searchSchools", querystring: schoolSearch, response: answers({ 200: schoolList }, 400) },
      async ({ query }) => ({ content: await searchSchools(db, { name: query.school, level: query.schoolLevel }) }),
    );

    anyone.get(
      "/schools/universities",
      {
        operationId: "searchUniversities",
        querystring: universitySearch,
        response: answers({ 200: universityList }, 400),
      },
      async ({ query }) => ({ content: await searchUniversities(db, query.university) }),
    );
  };
}
