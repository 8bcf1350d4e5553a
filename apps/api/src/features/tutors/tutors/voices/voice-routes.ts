import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../../deps.ts";
import { makeCtx, visitorOf } from "../../../../lib/callers/ctx.ts";
import { checkReading } from "../check-reading.ts";
import { tutorParams } from "../schemas.ts";
import { openVoice } from "./open-voice.ts";

/** Sound stands outside the contract. No cache keeps it: a consent that is taken back holds at once. */
export function voiceRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get("/tutors/:id/voice", { schema: { hide: true, params: tutorParams } }, async (request, reply) => {
      await checkReading(makeCtx(deps, visitorOf(request)), request.ip);
      const { body, bytes, range } = await openVoice(
        makeCtx(deps, visitorOf(request)),
        request.params.id,
        request.headers.range,
      );
      reply
        .type("audio/mpeg")
        .header("cache-control", "private, no-store")
        .header("content-security-policy", "default-src 'none'; sandbox")
        .header("content-disposition", "inline; filename=voice.mp3")
        .header("accept-ranges", "bytes");
      if (!range) return reply.header("content-length", bytes).send(body);
      return reply
        .status(206)
        .header("content-range", `bytes ${range.start}-${range.end}/${bytes}`)
        .header("content-length", range.end - range.start + 1)
        .send(body);
    });
  };
}
