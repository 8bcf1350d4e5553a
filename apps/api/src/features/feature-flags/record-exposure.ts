import { eq, sql } from "drizzle-orm";
import { featureExposures, webFeatures } from "../../db/schema/index.ts";
import type { AppDeps } from "../../deps.ts";
import { refuse } from "../../lib/errors/refuse.ts";
import { countUse } from "../../lib/http/rate-limit.ts";
import type { FeatureExposure } from "./schemas.ts";

const PER_MINUTE = { name: "feature-exposure", max: 120, windowSeconds: 60 };

/**
 * Notes that a visitor saw a variant: one row for ever, however often it is told. The first account that is signed in with it
 * stays with the row. Anybody may tell, so it is limited by address.
 * @throws ApiError 429 class 10001; 404 class 20001 for a flag or a variant that there is not
 */
export async function recordExposure(
  deps: Pick<AppDeps, "db" | "config">,
  { visitorId, name, variant }: FeatureExposure,
  caller: { userId: string | null; address: string },
): Promise<void> {
  const { db } = deps;
  const { allowed, resetsAt } = await countUse(deps, PER_MINUTE, caller.address);
  if (!allowed) throw refuse.tooManyReports({ opensAt: resetsAt.toISOString() });
  const [feature] = await db.select().from(webFeatures).where(eq(webFeatures.name, name));
  const variants = [feature?.variant, ...(feature?.split ?? []).map((one) => one.variant)];
  if (!variants.includes(variant)) throw refuse.notFound();
  await db
    .insert(featureExposures)
    .values({ visitorId, feature: name, variant, userId: caller.userId })
    .onConflictDoUpdate({
      target: [featureExposures.visitorId, featureExposures.feature, featureExposures.variant],
      set: { userId: sql`excluded.user_id` },
      setWhere: sql`${featureExposures.userId} is null and excluded.user_id is not null`,
    });
}
