import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers, nothing } from "../../../../lib/errors/error-schema.ts";
import { OPTIONAL_LOG_IN, publicRoutes, signedInRoutes } from "../../../../lib/http/routes.ts";
import { setPrivateHeaders } from "../../../../lib/http/set-private-headers.ts";
import { showOffer } from "../offers/show-offer.ts";
import {
  consultation,
  consultationChange,
  consultationHeaders,
  consultationParams,
  consultationRequest,
  fittingTutors,
  newConsultation,
  ownConsultation,
  shownOffer,
} from "../schemas.ts";
import { cancelConsultation } from "./cancel-consultation.ts";
import { changeConsultation } from "./change-consultation.ts";
import { getConsultation } from "./get-consultation.ts";
import { getOwnConsultation } from "./get-own-consultation.ts";
import { listFittingTutors } from "./list-fitting-tutors.ts";
import { requestConsultation } from "./request-consultation.ts";

/** Free calls, with or without an account. */
export function consultationRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook("onRequest", setPrivateHeaders);
    const anyone = publicRoutes(app, deps, "class");
    anyone.post(
      "/consultations",
      {
        operationId: "requestConsultation",
        security: OPTIONAL_LOG_IN,
        body: consultationRequest,
        response: answers({ 201: newConsultation }, 400, 401, 403, 404, 410, 429),
      },
      async (request, ctx) =>
        requestConsultation({ ...ctx, actor: { ...ctx.actor, userId: await writerOf(request) } }, request.body),
    );

    anyone.get(
      "/consultations/:id",
      {
        operationId: "getConsultation",
        security: OPTIONAL_LOG_IN,
        params: consultationParams,
        headers: consultationHeaders,
        response: answers({ 200: consultation }, 400, 404, 429),
      },
      async (request, ctx) => getConsultation(ctx, request.params.id, tokenOf(request)),
    );

    anyone.patch(
      "/consultations/:id",
      {
        operationId: "changeConsultation",
        security: OPTIONAL_LOG_IN,
        params: consultationParams,
        headers: consultationHeaders,
        body: consultationChange,
        response: answers({ 200: consultation }, 400, 401, 403, 404, 409, 429),
      },
      async (request, ctx) => {
        await writerOf(request);
        return changeConsultation(ctx, { id: request.params.id, token: tokenOf(request) }, request.body);
      },
    );

    anyone.get(
      "/consultations/:id/tutors",
      {
        operationId: "listFittingTutors",
        security: OPTIONAL_LOG_IN,
        params: consultationParams,
        headers: consultationHeaders,
        response: answers({ 200: fittingTutors }, 400, 404, 429),
      },
      async (request, ctx) => listFittingTutors(ctx, request.params.id, tokenOf(request)),
    );

    anyone.get(
      "/consultations/:id/offer",
      {
        operationId: "showConsultationOffer",
        security: OPTIONAL_LOG_IN,
        params: consultationParams,
        headers: consultationHeaders,
        response: answers({ 200: shownOffer }, 400, 403, 429),
      },
      async (request, ctx) => showOffer(ctx, { id: request.params.id, token: tokenOf(request) }),
    );

    anyone.delete(
      "/consultations/:id",
      {
        operationId: "cancelConsultation",
        security: OPTIONAL_LOG_IN,
        params: consultationParams,
        headers: consultationHeaders,
        response: answers({ 204: nothing }, 400, 401, 403, 404, 409, 429),
      },
      async (request, ctx) => {
        await writerOf(request);
        return cancelConsultation(ctx, request.params.id, tokenOf(request));
      },
    );

    signedInRoutes(app, deps, "class").get(
      "/consultations/me",
      { operationId: "getOwnConsultation", response: answers({ 200: ownConsultation }) },
      async (_request, ctx) => getOwnConsultation(ctx),
    );
  };
}

const tokenOf = ({ headers }: { headers: { "x-consultation-token"?: string | undefined } }) =>
  headers["x-consultation-token"];

/** Who writes; a log-in that is over counts for nothing. */
async function writerOf(request: Pick<FastifyRequest, "caller" | "server">): Promise<string | null> {
  if (!request.caller) return null;
  await request.server.checkSession(request.caller, false);
  return request.caller.userId;
}
