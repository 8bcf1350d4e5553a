import type { FastifyPluginAsync } from "fastify";
import type { AppDeps } from "../../../deps.ts";
import { makeCtx } from "../../../lib/callers/ctx.ts";
import { recordAppPresence } from "./record-app-presence.ts";

/** What a native app's room reports. The raw text is kept as it came, since the signature covers its bytes. */
export function appRoomRoutes(deps: AppDeps): FastifyPluginAsync {
  return async (app) => {
    app.addContentTypeParser("application/json", { parseAs: "string", bodyLimit: 4 * 1024 }, (_request, body, done) => {
      done(null, body);
    });
    app.post<{ Params: { lessonId: string } }>(
      "/lessons/:lessonId/presence",
      { constraints: { signed: "yes" }, config: { anyOrigin: true, service: "class" }, schema: { hide: true } },
      async (request, reply) => {
        const { lessonId } = request.params;
        const rawBody = typeof request.body === "string" ? request.body : "";
        await recordAppPresence(makeCtx(deps, { kind: "webhook" }), { lessonId, headers: request.headers, rawBody });
        return reply.status(204).send();
      },
    );
  };
}
