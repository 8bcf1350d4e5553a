import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers } from "../../../../lib/errors/error-schema.ts";
import { publicRoutes, signedInRoutes } from "../../../../lib/http/routes.ts";
import { answerProposal } from "./answer-proposal.ts";
import { getOwnPairings, getPairing } from "./get-pairing.ts";
import {
  candidateParams,
  pairingParams,
  pairingQuery,
  proposalAnswer,
  tutorPairing,
  tutorPairingList,
} from "./schemas.ts";
import { ownProposal } from "./with-proposal.ts";

/** Proposals to tutors: opened by the link of a message and the phone it went to, without log-in. */
export function tutorPairingRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, deps, "class");
    const anyone = publicRoutes(app, deps, "class");
    anyone.get(
      "/tutor-pairings/:id",
      {
        operationId: "getTutorPairing",
        params: pairingParams,
        querystring: pairingQuery,
        response: answers({ 200: tutorPairing }, 400, 404, 429),
      },
      async (request, ctx, reply) => {
        reply.header("cache-control", "no-store");
        const { phoneNumber } = request.query;
        return getPairing(ctx, { pairingId: request.params.id, phoneNumber, address: request.ip });
      },
    );

    anyone.put(
      "/tutor-pairings/:id/candidate-tutors/:tutorId",
      {
        operationId: "answerProposal",
        params: candidateParams,
        body: proposalAnswer,
        response: answers({ 200: tutorPairing }, 400, 403, 404, 409, 429),
      },
      async (request, ctx, reply) => {
        reply.header("cache-control", "no-store");
        return answerProposal(ctx, ownProposal(request), request.body);
      },
    );

    signedIn.get(
      "/tutors/me/proposals",
      { operationId: "listProposals", response: answers({ 200: tutorPairingList }) },
      async (_request, ctx) => ({ content: await getOwnPairings(ctx, ctx.actor.userId) }),
    );
  };
}
