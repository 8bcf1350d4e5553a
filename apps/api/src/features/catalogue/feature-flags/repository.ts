import { and, asc, count, eq, inArray } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { featureExposures } from "../../../db/schema/index.ts";

const { feature, variant, visitorId, createdAt } = featureExposures;

/** How many visitors saw each variant of these flags, the names in order. */
export async function countSeen(db: Queryable, features: readonly string[]) {
  if (features.length === 0) return [];
  return db
    .select({ feature, variant, visitors: count() })
    .from(featureExposures)
    .where(inArray(feature, [...features]))
    .groupBy(feature, variant)
    .orderBy(feature, variant);
}

/** The variants that a visitor saw of these flags, the first one first. */
export async function findSeen(db: Queryable, visitor: string, features: readonly string[]) {
  if (features.length === 0) return [];
  return db
    .select({ feature, variant })
    .from(featureExposures)
    .where(and(eq(visitorId, visitor), inArray(feature, [...features])))
    .orderBy(asc(createdAt));
}
