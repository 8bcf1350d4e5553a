import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { AppDeps } from "../../../../deps.ts";
import { answers } from "../../../../lib/errors/error-schema.ts";
import { answerBusy } from "../../../../lib/errors/handle-error.ts";
import { signedInRoutes } from "../../../../lib/http/routes.ts";
import { openStream } from "./open-stream.ts";

/** Pages look by themselves meanwhile. */
const FULL_RETRY_S = 60;

/** Changes of matches while a page is open, as server-sent events. */
export function liveRoutes(deps: AppDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const signedIn = signedInRoutes(app, deps, "class");
    signedIn.get(
      "/lessons/matches/events",
      {
        operationId: "watchMatches",
        response: answers({ 200: z.string().describe('Lines "data: {"matchId": "..."}", until the caller leaves') }),
      },
      async (request, ctx, reply) => {
        if (ctx.liveEvents.isFull()) return answerBusy(reply, FULL_RETRY_S);
        reply.header("content-type", "text/event-stream").header("cache-control", "no-store, no-transform");
        // Proxies that collect answers would hold the events back.
        reply.header("x-accel-buffering", "no");
        // The schema tells the text; what is sent is a stream of it.
        const answer: Pick<FastifyReply, "send"> = reply;
        await answer.send(openStream(ctx, request.raw));
        return reply;
      },
    );
  };
}
