import type { FastifyPluginAsync } from "fastify";
import type { AppDeps } from "../deps.ts";

/** Every feature's routes; one line each. */
export function featureRoutes(_deps: AppDeps): FastifyPluginAsync {
  return async (_app) => {};
}
