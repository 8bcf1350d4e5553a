import { bucketOf, type FeatureFlag, pickVariant } from "@pkg/domain";
import { asc, inArray } from "drizzle-orm";
import { webFeatures } from "../../../db/schema/index.ts";
import type { Ctx } from "../../../deps.ts";
import { findSeen } from "./repository.ts";

type Row = typeof webFeatures.$inferSelect;

/**
 * Feature flags by name; all of them without names. Unknown names are left out. A flag that is an experiment has the
 * visitor's own variant; without a visitor it has the one that is fixed. Who has seen a variant keeps it while the experiment
 * has it, however its shares change.
 * @param names a comma list
 * @param visitorId the id that a browser made for itself: logging in changes no variant
 */
export async function listWebFeatures(
  { db }: Ctx,
  names: string | undefined,
  visitorId: string | undefined,
): Promise<FeatureFlag[]> {
  const wanted = names?.split(",").map((name) => name.trim());
  const rows = await db
    .select()
    .from(webFeatures)
    .where(wanted ? inArray(webFeatures.name, wanted) : undefined)
    .orderBy(asc(webFeatures.name));
  const running = rows.filter(({ available, split }) => available && split !== null).map(({ name }) => name);
  const seen = visitorId ? await findSeen(db, visitorId, running) : [];
  const variantOf = ({ name, variant, split }: Row) => {
    if (!split || !visitorId) return variant;
    const kept = seen.find((one) => one.feature === name && split.some((share) => share.variant === one.variant));
    return kept?.variant ?? pickVariant(split, bucketOf(visitorId, name)) ?? variant;
  };
  return rows.map((row) => ({ name: row.name, available: row.available, variant: variantOf(row) }));
}
