import type { FastifyPluginAsync } from "fastify";
import type { AppDeps } from "../../../../deps.ts";
import { makeCtx } from "../../../../lib/callers/ctx.ts";
import { receiveWebhook } from "./receive-webhook.ts";

/** The payment provider's webhooks. The raw text is kept as it came, since the signature covers its bytes. */
export function webhookRoutes(deps: AppDeps): FastifyPluginAsync {
  return async (app) => {
    app.addContentTypeParser(
      "application/json",
      { parseAs: "string", bodyLimit: 64 * 1024 },
      (_request, body, done) => {
        done(null, body);
      },
    );
    app.post("/webhooks/portone", { config: { anyOrigin: true }, schema: { hide: true } }, async (request, reply) => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
      );
      const rawBody = typeof request.body === "string" ? request.body : "";
      const isHandled = await receiveWebhook(makeCtx(deps, { kind: "webhook" }), { headers, rawBody });
      // The provider delivers again what it is asked for again.
      return isHandled ? reply.status(204).send() : reply.status(503).header("retry-after", "5").send();
    });
  };
}
