import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers, nothing } from "../../../../lib/errors/error-schema.ts";
import { staffRoutes } from "../../../../lib/http/routes.ts";
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
import { showConsultation } from "./show-consultation.ts";

/** Staff's side of consultations: whom to call, what was said, and the offer that follows. */
export function consultationStaffRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const routes = staffRoutes(app, deps, "class", "CONSULTATIONS");
    routes.list(
      "/operator/consultations",
      {
        operationId: "listConsultations",
        querystring: consultationQuery,
        response: answers({ 200: consultationPage }, 400),
      },
      async (request, ctx) => listConsultations(ctx, request.query),
      ({ content }) => content.map(({ id, buyer }) => buyer?.id ?? id),
    );

    routes.get(
      "/operator/consultations/:id",
      {
        operationId: "showConsultation",
        params: consultationParams,
        response: answers({ 200: consultationDetail }, 400, 404),
      },
      async (request, ctx) => showConsultation(ctx, request.params.id),
    );

    routes.post(
      "/operator/consultations/:id/calls",
      {
        operationId: "recordConsultationCall",
        params: consultationParams,
        body: newCall,
        response: answers({ 204: nothing }, 400, 404, 409),
      },
      async (request, ctx) => recordCall(ctx, request.params.id, request.body),
    );

    routes.post(
      "/operator/consultations/:id/offers",
      {
        operationId: "sendConsultationOffer",
        params: consultationParams,
        body: newOffer,
        response: answers({ 204: nothing }, 400, 404, 409),
      },
      async (request, ctx) => sendOffer(ctx, request.params.id, request.body),
    );

    routes.post(
      "/operator/consultations/:id/offer-revocation",
      {
        operationId: "revokeConsultationOffer",
        params: consultationParams,
        body: offerRevocation,
        response: answers({ 204: nothing }, 400, 404),
      },
      async (request, ctx) => revokeOffer(ctx, request.params.id, request.body.reason),
    );
  };
}
