import multipart from "@fastify/multipart";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { makeCtx, visitorOf } from "../../../lib/callers/ctx.ts";
import { receiveFile } from "../../../lib/files/receive-file.ts";
import { openAudio } from "./open-audio.ts";
import { receiveUpload } from "./receive-upload.ts";
import { fileParams, listeningQuery, uploadQuery } from "./schemas.ts";

/** Where signed URLs lead. They carry their own proof, so they stand outside the contract, as an object store's would. */
export function uploadRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(multipart);

    app.post(
      "/uploads/:id",
      { schema: { hide: true, params: fileParams, querystring: uploadQuery } },
      async (request, reply) => {
        await receiveUpload(
          makeCtx(deps, visitorOf(request)),
          request.params.id,
          request.query,
          receiveFile(request, "녹음 파일을 보내 주세요."),
        );
        return reply.status(204).send();
      },
    );

    app.get(
      "/screenings/:id/audio",
      { schema: { hide: true, params: fileParams, querystring: listeningQuery } },
      async (request, reply) => {
        const audio = await openAudio(
          makeCtx(deps, visitorOf(request)),
          request.params.id,
          request.query,
          request.headers.range,
        );
        const { bytes, range } = audio;
        reply
          .type("audio/mpeg")
          .header("cache-control", "private, no-store")
          .header("content-security-policy", "default-src 'none'; sandbox")
          .header("content-disposition", "inline; filename=screening.mp3")
          .header("accept-ranges", "bytes");
        if (!range) return reply.header("content-length", bytes).send(audio.body);
        return reply
          .status(206)
          .header("content-range", `bytes ${range.start}-${range.end}/${bytes}`)
          .header("content-length", range.end - range.start + 1)
          .send(audio.body);
      },
    );
  };
}
