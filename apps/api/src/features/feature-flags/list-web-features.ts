import { bucketOf, type FeatureFlag, pickVariant } from "@pkg/domain";
import { asc, inArray } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { webFeatures } from "../../db/schema/index.ts";

/**
 * Feature flags by name; all of them without names. Unknown names are left out. A flag that is an experiment has the
 * visitor's own variant, the same for ever; without a visitor it has the one that is fixed.
 * @param names a comma list
 * @param visitorId the id that a browser made for itself: logging in changes no variant
 */
export async function listWebFeatures(
  db: Queryable,
  names: string | undefined,
  visitorId: string | undefined,
): Promise<FeatureFlag[]> {
  const wanted = names?.split(",").map((name) => name.trim());
  const rows = await db
    .select()
    .from(webFeatures)
    .where(wanted ? inArray(webFeatures.name, wanted) : undefined)
    .orderBy(asc(webFeatures.name));
  return rows.map(({ name, available, variant, split }) => ({
    name,
    available,
    variant: (split && visitorId ? pickVariant(split, bucketOf(visitorId, name)) : null) ?? variant,
  }));
}
