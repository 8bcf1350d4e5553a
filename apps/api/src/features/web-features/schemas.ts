import { z } from "zod";

/** A feature flag (spec §3). */
const webFeature = z
  .object({ name: z.string(), available: z.boolean(), variant: z.string().nullable() })
  .meta({ id: "WebFeature" });

/** `names` is a comma list; all flags without it. */
export const webFeatureQuery = z.object({ names: z.string().max(1000).optional() });
export const webFeatureList = z.object({ content: z.array(webFeature) });
