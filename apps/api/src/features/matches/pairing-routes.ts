import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../deps.ts";
import { answers } from "../../lib/error-schema.ts";
import { requireCaller } from "../../lib/request-context.ts";
import { SIGNED_IN, signedInOnly } from "../../lib/signed-in.ts";
import { answerProposal } from "./answer-proposal.ts";
import { getOwnPairings, getPairing } from "./get-pairing.ts";
import {
  candidateParams,
  pairingParams,
  pairingQuery,
  proposalAnswer,
  tutorPairing,
  tutorPairingList,
} from "./pairing-schemas.ts";

/** Proposals to tutors: opened by the link of a message and the phone it went to, without log-in (spec §7, pairing). */
export function tutorPairingRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      "/tutor-pairings/:id",
      {
        schema: {
          operationId: "getTutorPairing",
          tags: ["class"],
          params: pairingParams,
          querystring: pairingQuery,
          response: answers({ 200: tutorPairing }, 400, 404, 429),
        },
      },
      async (request, reply) => {
        reply.header("cache-control", "no-store");
        const { phoneNumber } = request.query;
        return getPairing(deps, { pairingId: request.params.id, phoneNumber, address: request.ip });
      },
    );

    app.put(
      "/tutor-pairings/:id/candidate-tutors/:tutorId",
      {
        schema: {
          operationId: "answerProposal",
          tags: ["class"],
          params: candidateParams,
          body: proposalAnswer,
          response: answers({ 200: tutorPairing }, 400, 403, 404, 409, 429),
        },
      },
      async (request, reply) => {
        reply.header("cache-control", "no-store");
        const { params, body } = request;
        const key = { pairingId: params.id, phoneNumber: body.phoneNumber, address: request.ip };
        return answerProposal(deps, key, Number(params.tutorId), body);
      },
    );

    app.get(
      "/tutors/me/proposals",
      {
        onRequest: signedInOnly,
        schema: {
          operationId: "listProposals",
          tags: ["class"],
          security: SIGNED_IN,
          response: answers({ 200: tutorPairingList }, 401),
        },
      },
      async (request) => ({ content: await getOwnPairings(deps, requireCaller(request).userId) }),
    );
  };
}
