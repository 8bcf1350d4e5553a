import type { FastifyReply, FastifyRequest } from "fastify";

/**
 * A route-level hook of what a link opens without log-in: it is kept by nobody, found by no search engine, and its address goes
 * no further. Refusals as well.
 */
export async function setPrivateHeaders(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply
    .header("cache-control", "private, no-store")
    .header("x-robots-tag", "noindex")
    .header("referrer-policy", "no-referrer");
}
