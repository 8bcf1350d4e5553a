import { asc } from "drizzle-orm";
import { webFeatures } from "../../../../db/schema/index.ts";
import type { Ctx } from "../../../../deps.ts";
import { countSeen } from "../repository.ts";

/** Every flag with its split and version, and who saw what, for staff. */
export async function listWebFeatureSettings({ db }: Ctx) {
  const content = await db.select().from(webFeatures).orderBy(asc(webFeatures.name));
  const experiments = content.filter(({ split }) => split !== null).map(({ name }) => name);
  return { content, seen: await countSeen(db, experiments) };
}
