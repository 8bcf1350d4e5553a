import type { MetaConfig } from "../../adapters/conversions/meta.ts";
import { Secret } from "../../secrets/secret.ts";
import type { Env } from "./env.ts";

/** The advertising network as the environment has it; null without one. @param timeoutMs for one call */
export function metaConfig(env: Env, timeoutMs: number): MetaConfig | null {
  if (!env.META_PIXEL_ID || !env.META_ACCESS_TOKEN) return null;
  const accessToken = new Secret(env.META_ACCESS_TOKEN);
  return { graphUrl: env.META_GRAPH_URL, pixelId: env.META_PIXEL_ID, accessToken, timeoutMs };
}
