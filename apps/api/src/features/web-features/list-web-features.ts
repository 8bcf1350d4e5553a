import { asc, inArray } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { webFeatures } from "../../db/schema/index.ts";

/**
 * Feature flags by name (spec §7); all of them without names. Unknown names are left out.
 * @param names a comma list
 */
export async function listWebFeatures(db: Queryable, names: string | undefined) {
  const wanted = names?.split(",").map((name) => name.trim());
  return db
    .select()
    .from(webFeatures)
    .where(wanted ? inArray(webFeatures.name, wanted) : undefined)
    .orderBy(asc(webFeatures.name));
}
