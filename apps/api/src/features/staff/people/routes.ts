import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { answers, nothing } from "../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../lib/http/routes.ts";
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
export function peopleRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  const { db } = deps;
  return async (app) => {
    const signedIn = signedInRoutes(app, "class");
    signedIn.get(
      "/operator/people",
      {
        operationId: "searchPeople",
        querystring: personQuery,
        response: answers({ 200: personSearchAnswer }, 400, 403),
      },
      async (request, { userId }) => searchPeople(db, userId, request.query.search),
    );

    signedIn.get(
      "/operator/people/:id",
      { operationId: "showPerson", params: personParams, response: answers({ 200: person }, 400, 403, 404) },
      async (request, { userId }) => showPerson(db, request.params.id, { userId, requestId: request.id }),
    );

    signedIn.get(
      "/operator/people/:id/history",
      {
        operationId: "listPersonHistory",
        params: personParams,
        querystring: historyQuery,
        response: answers({ 200: personHistory }, 400, 403, 404),
      },
      async (request, { userId }) => listPersonHistory(db, userId, request.params.id, request.query),
    );

    signedIn.post(
      "/operator/people/:id/notes",
      {
        operationId: "addPersonNote",
        params: personParams,
        body: personNote,
        response: answers({ 204: nothing }, 400, 403, 404),
      },
      async (request, { userId }) =>
        addNote(db, request.params.id, request.body.text, { userId, requestId: request.id }),
    );

    signedIn.put(
      "/operator/people/:id/rest",
      {
        operationId: "setAccountRest",
        params: personParams,
        body: accountRest,
        response: answers({ 204: nothing }, 400, 403, 404, 409),
      },
      async ({ params, body, id }, { userId }) =>
        setAccountRest(deps, { id: params.id, ...body }, { userId, requestId: id }),
    );
  };
}
