import type { FastifyReply, FastifyRequest } from "fastify";
import { requireCaller } from "./request-context.ts";

/** `security` of a route that needs the `authorization` header. */
export const SIGNED_IN = [{ accessToken: [] }];

/** A route-level hook: an anonymous caller is refused before the input is looked at. What is answered is kept nowhere. */
export async function signedInOnly(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header("cache-control", "no-store");
  requireCaller(request);
}
