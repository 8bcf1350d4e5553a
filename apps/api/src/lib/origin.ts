import type { FastifyRequest } from "fastify";
import { refuse } from "./refuse.ts";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses writes that do not come from our own pages (account 10003). A browser always sends `Origin` with a write;
 * routes that other servers call (webhooks) opt out with `config: { anyOrigin: true }`.
 */
export function checkOrigin(allowedOrigins: string[]) {
  const allowed = new Set(allowedOrigins);
  return async (request: FastifyRequest) => {
    if (READS.has(request.method) || request.routeOptions.config.anyOrigin) return;
    if (!allowed.has(request.headers.origin ?? "")) throw refuse.accountForbidden();
  };
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** The route is called by servers, not by pages, and proves itself in another way. */
    anyOrigin?: boolean;
  }
}
