import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers, nothing } from "../../../../lib/errors/error-schema.ts";
import { staffRoutes } from "../../../../lib/http/routes.ts";
import { versionHeaders } from "../../../../lib/requests/version.ts";
import { listeningLink } from "../../screenings/schemas.ts";
import { issueProofLink } from "../../study-proofs/staff/issue-proof-link.ts";
import { changeTutorPhone } from "./change-tutor-phone.ts";
import { changeTutorTier } from "./change-tutor-tier.ts";
import { changeTutorUniversity } from "./change-tutor-university.ts";
import { listTutors } from "./list-tutors.ts";
import { readTutorId } from "./read-tutor-id.ts";
import { recordBasisCheck } from "./record-basis-check.ts";
import {
  deskTutorDetail,
  deskTutorPage,
  deskTutorParams,
  deskTutorQuery,
  tutorBasisCheck,
  tutorPhoneChange,
  tutorRest,
  tutorTierChange,
  tutorUniversityChange,
} from "./schemas.ts";
import { setTutorRest } from "./set-tutor-rest.ts";
import { showTutor } from "./show-tutor.ts";

/** Staff's view of the tutors, and what staff changes about them. */
export function tutorStaffRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const routes = staffRoutes(app, deps, "class", "TUTORS");
    routes.list(
      "/operator/tutors",
      {
        operationId: "listDeskTutors",
        querystring: deskTutorQuery,
        response: answers({ 200: deskTutorPage }, 400),
      },
      async (request, ctx) => listTutors(ctx, request.query),
      ({ content }) => content.map(({ id }) => id),
    );

    routes.get(
      "/operator/tutors/:id",
      {
        operationId: "showDeskTutor",
        params: deskTutorParams,
        response: answers({ 200: deskTutorDetail }, 400, 404),
      },
      async ({ params }, ctx) => showTutor(ctx, params.id),
    );

    routes.put(
      "/operator/tutors/:id/tier",
      {
        operationId: "changeTutorTier",
        params: deskTutorParams,
        body: tutorTierChange,
        response: answers({ 204: nothing }, 400, 404),
      },
      async ({ params, body }, ctx) => changeTutorTier(ctx, { id: params.id, ...body }),
    );

    routes.put(
      "/operator/tutors/:id/rest",
      {
        operationId: "setTutorRest",
        params: deskTutorParams,
        body: tutorRest,
        response: answers({ 204: nothing }, 400, 404),
      },
      async ({ params, body }, ctx) => setTutorRest(ctx, { id: params.id, ...body }),
    );

    routes.put(
      "/operator/tutors/:id/phone",
      {
        operationId: "changeTutorPhone",
        params: deskTutorParams,
        body: tutorPhoneChange,
        response: answers({ 204: nothing }, 400, 404),
      },
      async ({ params, body }, ctx) => changeTutorPhone(ctx, { id: params.id, ...body }),
    );

    routes.put(
      "/operator/tutors/:id/university",
      {
        operationId: "changeTutorUniversity",
        params: deskTutorParams,
        body: tutorUniversityChange,
        response: answers({ 204: nothing }, 400, 404),
      },
      async ({ params, body }, ctx) => changeTutorUniversity(ctx, { id: params.id, ...body }),
    );

    routes.get(
      "/operator/tutors/:id/study-proof/link",
      {
        operationId: "issueTutorProofLink",
        params: deskTutorParams,
        response: answers({ 200: listeningLink }, 400, 404),
      },
      async ({ params }, ctx) => issueProofLink(ctx, { tutorId: readTutorId(params.id) }),
    );

    routes.post(
      "/operator/tutors/:id/basis-check",
      {
        operationId: "recordBasisCheck",
        params: deskTutorParams,
        headers: versionHeaders,
        body: tutorBasisCheck,
        response: answers({ 204: nothing }, 400, 404, 409),
      },
      async ({ params, headers, body }, ctx) => recordBasisCheck(ctx, { id: params.id, ...body }, headers["if-match"]),
    );
  };
}
