import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { AppDeps } from "../../deps.ts";
import { answers } from "../../lib/error-schema.ts";
import { requireCaller } from "../../lib/request-context.ts";
import { SIGNED_IN, signedInOnly } from "../../lib/signed-in.ts";
import { openStream } from "./open-stream.ts";

/** Changes of matches while a page is open, as server-sent events. */
export function liveRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      "/lessons/matches/events",
      {
        onRequest: signedInOnly,
        schema: {
          operationId: "watchMatches",
          tags: ["class"],
          security: SIGNED_IN,
          response: answers(
            { 200: z.string().describe('Lines "data: {"matchId": "..."}", until the caller leaves') },
            401,
          ),
        },
      },
      async (request, reply) => {
        reply.header("content-type", "text/event-stream").header("cache-control", "no-store, no-transform");
        // Proxies that collect answers would hold the events back.
        reply.header("x-accel-buffering", "no");
        // The schema tells the text; what is sent is a stream of it.
        const answer: Pick<FastifyReply, "send"> = reply;
        await answer.send(openStream(deps, requireCaller(request).userId, request.raw));
        return reply;
      },
    );
  };
}
