import { asc } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { webFeatures } from "../../db/schema/index.ts";
import { requireStaff } from "../staff/require-staff.ts";

/** Every flag with its split and version, for staff. @throws ApiError 403 account 10003 without the ADMIN role */
export async function listWebFeatureSettings(db: Queryable, userId: string) {
  await requireStaff(db, userId, "FEATURES");
  return db.select().from(webFeatures).orderBy(asc(webFeatures.name));
}
