import type { onRequestHookHandler } from "fastify";
import { refuse } from "../errors/refuse.ts";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses writes that do not come from our own pages (account 10003). A browser always sends `Origin` with a write;
 * routes that other servers call (webhooks) opt out with `config: { anyOrigin: true }`.
 */
export function checkOrigin(allowedOrigins: string[]): onRequestHookHandler {
  const allowed = new Set(allowedOrigins);
  return (request, _reply, done) => {
    const isOurs =
      READS.has(request.method) || request.routeOptions.config.anyOrigin || allowed.has(request.headers.origin ?? "");
    done(isOurs ? undefined : refuse.accountForbidden());
  };
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** The route is called by servers, not by pages, and proves itself in another way. */
    anyOrigin?: boolean;
  }
}
