import type { FastifyInstance } from "fastify";
import type { SandboxContext } from "../context.ts";
import { conversionsBody } from "./records.ts";

const WEEK_SECONDS = 7 * 24 * 60 * 60;

/** Meta's Conversions API: takes events of the last seven days, each id once. */
export function metaRoutes(app: FastifyInstance, { options, conversions }: SandboxContext): void {
  const refusal = (message: string, code: number) => ({ error: { message, type: "OAuthException", code } });

  app.post<{ Params: { version: string; pixelId: string } }>("/:version/:pixelId/events", (request, reply) => {
    if (!/^v\d+\.\d+$/.test(request.params.version)) return reply.code(404).send(refusal("Unknown version", 2500));
    const parsed = conversionsBody.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send(refusal("Invalid parameter", 100));
    if (parsed.data.access_token !== options.metaAccessToken || request.params.pixelId !== options.metaPixelId) {
      return reply.code(401).send(refusal("Invalid OAuth access token", 190));
    }
    const oldest = Date.now() / 1000 - WEEK_SECONDS;
    if (parsed.data.data.some(({ event_time }) => event_time < oldest)) {
      return reply.code(400).send(refusal("The event is older than seven days", 2804003));
    }
    for (const event of parsed.data.data) conversions.set(event.event_id, event);
    return reply.send({ events_received: parsed.data.data.length, fbtrace_id: "sandbox" });
  });
  app.get("/sandbox/api/conversions", (_request, reply) => reply.send({ conversions: [...conversions.values()] }));
}
