import multipart from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../deps.ts";
import { refuse } from "../../lib/refuse.ts";
import { tutorApplicantParams } from "../tutor-applicants/schemas.ts";
import { openAudio } from "./open-audio.ts";
import { type Receive, receiveUpload } from "./receive-upload.ts";
import { listeningQuery, uploadQuery } from "./schemas.ts";

/** Where signed URLs lead. They carry their own proof, so they stand outside the contract, as an object store's would. */
export function uploadRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(multipart);

    app.post(
      "/uploads/:id",
      { schema: { hide: true, params: tutorApplicantParams, querystring: uploadQuery } },
      async (request, reply) => {
        await receiveUpload(deps, request.params.id, request.query, receiveFile(request));
        return reply.status(204).send();
      },
    );

    app.get(
      "/screenings/:id/audio",
      { schema: { hide: true, params: tutorApplicantParams, querystring: listeningQuery } },
      async (request, reply) => {
        const audio = await openAudio(deps, request.params.id, request.query, request.headers.range);
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

/** Reads the whole multipart body, with exactly one file: only then is it known that nothing was cut off. */
function receiveFile(request: FastifyRequest): Receive {
  return async (write, maxBytes) => {
    if (!request.isMultipart()) throw refusedFile("녹음 파일을 보내 주세요.");
    const limits = { fileSize: maxBytes, files: 1, fields: 10, fieldSize: 1_000, parts: 11, headerPairs: 20 };
    let files = 0;
    try {
      for await (const part of request.parts({ limits })) {
        if (part.type !== "file") continue;
        files += 1;
        await write(part.file);
        if (part.file.truncated) throw refusedFile(`파일이 너무 커요. ${maxBytes / 1_000_000}MB까지 올릴 수 있어요.`);
      }
    } catch (error) {
      throw isOurs(error) ? error : refusedFile("파일이 다 오지 않았어요. 다시 올려 주세요.");
    }
    if (files === 0) throw refusedFile("녹음 파일을 보내 주세요.");
  };
}

const refusedFile = (message: string) => refuse.invalidInput({ fields: [{ path: "file", message }] });

/** A refusal, the plug-in's own (limits), or a failing disk; everything else is a body that is broken or cut off. */
function isOurs(error: unknown): boolean {
  return error instanceof Error && ("status" in error || "statusCode" in error || "errno" in error);
}
