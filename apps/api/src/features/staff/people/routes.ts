import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers, nothing } from "../../../lib/errors/error-schema.ts";
import { staffRoutes } from "../../../lib/http/routes.ts";
import { addNote } from "./add-note.ts";
import { listPersonHistory } from "./list-person-history.ts";
import {
  accountRest,
  historyQuery,
  person,
  personHistory,
  personNote,
  personParams,
  personQuery,
  personSearchAnswer,
} from "./schemas.ts";
import { searchPeople } from "./search-people.ts";
import { setAccountRest } from "./set-account-rest.ts";
import { showPerson } from "./show-person.ts";

/** Staff's view of people: the one search, a person, and what happened with them. */
export function peopleStaffRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const people = staffRoutes(app, deps, "class", "PEOPLE");
    const accounts = staffRoutes(app, deps, "class", "ACCOUNTS");
    people.list(
      "/operator/people",
      {
        operationId: "searchPeople",
        querystring: personQuery,
        response: answers({ 200: personSearchAnswer }, 400),
      },
      async (request, ctx) => searchPeople(ctx, request.query.search),
      ({ people }) => people.map(({ id }) => id),
    );

    people.get(
      "/operator/people/:id",
      { operationId: "showPerson", params: personParams, response: answers({ 200: person }, 400, 404) },
      async (request, ctx) => showPerson(ctx, request.params.id),
    );

    people.list(
      "/operator/people/:id/history",
      {
        operationId: "listPersonHistory",
        params: personParams,
        querystring: historyQuery,
        response: answers({ 200: personHistory }, 400, 404),
      },
      async (request, ctx) => listPersonHistory(ctx, request.params.id, request.query),
      (_history, { params }) => [params.id],
    );

    people.post(
      "/operator/people/:id/notes",
      {
        operationId: "addPersonNote",
        params: personParams,
        body: personNote,
        response: answers({ 204: nothing }, 400, 404),
      },
      async (request, ctx) => addNote(ctx, request.params.id, request.body.text),
    );

    accounts.put(
      "/operator/people/:id/rest",
      {
        operationId: "setAccountRest",
        params: personParams,
        body: accountRest,
        response: answers({ 204: nothing }, 400, 404, 409),
      },
      async ({ params, body }, ctx) => setAccountRest(ctx, { id: params.id, ...body }),
    );
  };
}
