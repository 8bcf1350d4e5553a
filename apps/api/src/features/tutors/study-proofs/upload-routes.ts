import multipart from "@fastify/multipart";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { makeCtx, visitorOf } from "../../../lib/callers/ctx.ts";
import { receiveFile } from "../../../lib/files/receive-file.ts";
import { fileParams, listeningQuery, uploadQuery } from "../screenings/schemas.ts";
import { openProof } from "./open-proof.ts";
import { receiveProof } from "./receive-proof.ts";

/** Where signed URLs of proofs lead. They carry their own proof, so they stand outside the contract. */
export function studyProofUploadRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(multipart);

    app.post(
      "/study-proofs/:id",
      { schema: { hide: true, params: fileParams, querystring: uploadQuery } },
      async (request, reply) => {
        await receiveProof(
          makeCtx(deps, visitorOf(request)),
          request.params.id,
          request.query,
          receiveFile(request, "서류 파일을 보내 주세요."),
        );
        return reply.status(204).send();
      },
    );

    app.get(
      "/study-proofs/:id/file",
      { schema: { hide: true, params: fileParams, querystring: listeningQuery } },
      async (request, reply) => {
        const { body, type } = await openProof(makeCtx(deps, visitorOf(request)), request.params.id, request.query);
        const isPicture = type !== "application/pdf";
        return (
          reply
            .type(type)
            .header("cache-control", "private, no-store")
            .header("content-security-policy", "default-src 'none'; sandbox")
            // A PDF file is looked at outside of our origin.
            .header("content-disposition", isPicture ? "inline; filename=proof" : "attachment; filename=proof.pdf")
            .send(body)
        );
      },
    );
  };
}
