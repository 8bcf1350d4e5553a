import type { FastifyRequest } from "fastify";
import { requireCaller } from "./request-context.ts";

/** `security` of a route that needs the `authorization` header. */
export const SIGNED_IN = [{ accessToken: [] }];

/** A route-level hook: an anonymous caller is refused before the input is looked at. */
export async function signedInOnly(request: FastifyRequest): Promise<void> {
  requireCaller(request);
}
