import { asc } from "drizzle-orm";
import type { Queryable } from "../../../../db/client.ts";
import { webFeatures } from "../../../../db/schema/index.ts";
import { requireStaff } from "../../../../lib/callers/require-staff.ts";
import { countSeen } from "../repository.ts";

/** Every flag with its split and version, and who saw what, for staff. @throws ApiError 403 account 10003 without the ADMIN role */
export async function listWebFeatureSettings(db: Queryable, userId: string) {
  await requireStaff(db, userId, "FEATURES");
  const content = await db.select().from(webFeatures).orderBy(asc(webFeatures.name));
  const experiments = content.filter(({ split }) => split !== null).map(({ name }) => name);
  return { content, seen: await countSeen(db, experiments) };
}
