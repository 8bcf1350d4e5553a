import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { requireCaller } from "../../../../lib/callers/request-context.ts";
import { answers, nothing } from "../../../../lib/errors/error-schema.ts";
import { signedInRoutes } from "../../../../lib/http/routes.ts";
import { consultationParams } from "../schemas.ts";
import { listConsultations } from "./list-consultations.ts";
import { recordCall } from "./record-call.ts";
import { revokeOffer } from "./revoke-offer.ts";
import {
  consultationDetail,
  consultationPage,
  consultationQuery,
  newCall,
  newOffer,
  offerRevocation,
} from "./schemas.ts";
import { sendOffer } from "./send-offer.ts";
import { type StaffCaller, showConsultation } from "./show-consultation.ts";

const staffOf = (request: FastifyRequest): StaffCaller => ({
  userId: requireCaller(request).userId,
  requestId: request.id,
});

/** Staff's side of consultations: whom to call, what was said, and the offer that follows. */
export function consultationOperatorRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, "class");
    signedIn.get(
      "/operator/consultations",
      {
        operationId: "listConsultations",
        querystring: consultationQuery,
        response: answers({ 200: consultationPage }, 400, 403),
      },
      async (request, { userId }) => listConsultations(deps.db, userId, request.query),
    );

    signedIn.get(
      "/operator/consultations/:id",
      {
        operationId: "showConsultation",
        params: consultationParams,
        response: answers({ 200: consultationDetail }, 400, 403, 404),
      },
      async (request) => showConsultation(deps.db, request.params.id, staffOf(request)),
    );

    signedIn.post(
      "/operator/consultations/:id/calls",
      {
        operationId: "recordConsultationCall",
        params: consultationParams,
        body: newCall,
        response: answers({ 204: nothing }, 400, 403, 404, 409),
      },
      async (request) => recordCall(deps, request.params.id, request.body, staffOf(request)),
    );

    signedIn.post(
      "/operator/consultations/:id/offers",
      {
        operationId: "sendConsultationOffer",
        params: consultationParams,
        body: newOffer,
        response: answers({ 204: nothing }, 400, 403, 404, 409),
      },
      async (request) => sendOffer(deps, request.params.id, request.body, staffOf(request)),
    );

    signedIn.post(
      "/operator/consultations/:id/offer-revocation",
      {
        operationId: "revokeConsultationOffer",
        params: consultationParams,
        body: offerRevocation,
        response: answers({ 204: nothing }, 400, 403, 404),
      },
      async (request) => revokeOffer(deps.db, request.params.id, request.body.reason, staffOf(request)),
    );
  };
}
