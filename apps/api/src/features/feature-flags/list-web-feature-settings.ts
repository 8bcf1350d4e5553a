import { asc } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { webFeatures } from "../../db/schema/index.ts";
import { requireOperator } from "../users/require-operator.ts";

/** Every flag with its split and version, for staff. @throws ApiError 403 account 10003 for anybody but an operator */
export async function listWebFeatureSettings(db: Queryable, userId: string) {
  await requireOperator(db, userId);
  return db.select().from(webFeatures).orderBy(asc(webFeatures.name));
}
