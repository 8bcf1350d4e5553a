import { eq, sql } from "drizzle-orm";
import { featureExposures, webFeatures } from "../../../db/schema/index.ts";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { keepPace } from "../../../lib/http/pace.ts";
import type { FeatureExposure } from "./schemas.ts";

const PER_ADDRESS = { name: "feature-exposure", burst: 600, everySeconds: 0.5 };

/**
 * Notes that a visitor saw a variant: one row for ever, however often it is told. The first account that is signed in with it
 * stays with the row. Anybody may tell, so it is limited by address.
 * @throws ApiError 429 class 10001; 404 class 20001 for a flag or a variant that there is not
 */
export async function recordExposure(
  ctx: Ctx<"visitor">,
  { visitorId, name, variant }: FeatureExposure,
): Promise<void> {
  const { db } = ctx;
  await keepPace(ctx, PER_ADDRESS, ctx.actor.address, refuse.tooManyReports);
  const [feature] = await db.select().from(webFeatures).where(eq(webFeatures.name, name));
  const variants = [feature?.variant, ...(feature?.split ?? []).map((one) => one.variant)];
  if (!variants.includes(variant)) throw refuse.notFound();
  await db
    .insert(featureExposures)
    .values({ visitorId, feature: name, variant, userId: ctx.actor.userId })
    .onConflictDoUpdate({
      target: [featureExposures.visitorId, featureExposures.feature, featureExposures.variant],
      set: { userId: sql`excluded.user_id` },
      setWhere: sql`${featureExposures.userId} is null and excluded.user_id is not null`,
    });
}
