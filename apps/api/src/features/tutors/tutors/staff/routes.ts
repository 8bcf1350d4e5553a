import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers, nothing } from "../../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../../lib/http/routes.ts";
import { changeTutorPhone } from "./change-tutor-phone.ts";
import { changeTutorTier } from "./change-tutor-tier.ts";
import { changeTutorUniversity } from "./change-tutor-university.ts";
import { listTutors } from "./list-tutors.ts";
import {
  deskTutorDetail,
  deskTutorPage,
  deskTutorParams,
  deskTutorQuery,
  tutorPhoneChange,
  tutorRest,
  tutorTierChange,
  tutorUniversityChange,
} from "./schemas.ts";
import { setTutorRest } from "./set-tutor-rest.ts";
import { showTutor } from "./show-tutor.ts";

/** Staff's view of the tutors, and what staff changes about them. */
export function tutorDeskRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, "class");
    signedIn.get(
      "/operator/tutors",
      {
        operationId: "listDeskTutors",
        querystring: deskTutorQuery,
        response: answers({ 200: deskTutorPage }, 400, 403),
      },
      async (request, { userId }) => listTutors(deps.db, userId, request.query),
    );

    signedIn.get(
      "/operator/tutors/:id",
      {
        operationId: "showDeskTutor",
        params: deskTutorParams,
        response: answers({ 200: deskTutorDetail }, 400, 403, 404),
      },
      async ({ params, id }, { userId }) => showTutor(deps.db, params.id, { userId, requestId: id }),
    );

    signedIn.put(
      "/operator/tutors/:id/tier",
      {
        operationId: "changeTutorTier",
        params: deskTutorParams,
        body: tutorTierChange,
        response: answers({ 204: nothing }, 400, 403, 404),
      },
      async ({ params, body, id }, { userId }) =>
        changeTutorTier(deps, { id: params.id, ...body }, { userId, requestId: id }),
    );

    signedIn.put(
      "/operator/tutors/:id/rest",
      {
        operationId: "setTutorRest",
        params: deskTutorParams,
        body: tutorRest,
        response: answers({ 204: nothing }, 400, 403, 404),
      },
      async ({ params, body, id }, { userId }) =>
        setTutorRest(deps, { id: params.id, ...body }, { userId, requestId: id }),
    );

    signedIn.put(
      "/operator/tutors/:id/phone",
      {
        operationId: "changeTutorPhone",
        params: deskTutorParams,
        body: tutorPhoneChange,
        response: answers({ 204: nothing }, 400, 403, 404),
      },
      async ({ params, body, id }, { userId }) =>
        changeTutorPhone(deps, { id: params.id, ...body }, { userId, requestId: id }),
    );

    signedIn.put(
      "/operator/tutors/:id/university",
      {
        operationId: "changeTutorUniversity",
        params: deskTutorParams,
        body: tutorUniversityChange,
        response: answers({ 204: nothing }, 400, 403, 404),
      },
      async ({ params, body, id }, { userId }) =>
        changeTutorUniversity(deps, { id: params.id, ...body }, { userId, requestId: id }),
    );
  };
}
