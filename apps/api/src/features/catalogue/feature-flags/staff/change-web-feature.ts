import { eq, sql } from "drizzle-orm";
import { webFeatures } from "../../../../db/schema/index.ts";
import type { Ctx } from "../../../../deps.ts";
import { recordChange } from "../../../../lib/audit-logs/record-change.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { omitUndefined } from "../../../../lib/requests/omit-undefined.ts";
import { checkVersion } from "../../../../lib/requests/version.ts";
import type { WebFeatureChange } from "../schemas.ts";

/**
 * Switches a flag, or changes its variants: the kill switch of staff. Pages that are open learn of it with their next focus.
 * Who changed what is recorded with the reason.
 * @throws ApiError 404 class 20001 for an unknown flag; 409 account 20006 for an old version
 */
export async function changeWebFeature(
  { db, actor }: Ctx<"staff">,
  name: string,
  { reason, ...change }: WebFeatureChange,
  { ifMatch }: { ifMatch: string | undefined },
) {
  return db.transaction(async (tx) => {
    const same = eq(webFeatures.name, name);
    const [before] = await tx.select().from(webFeatures).where(same).for("update");
    if (!before) throw refuse.notFound();
    checkVersion(ifMatch, before.updatedAt);
    const facts = omitUndefined(change);
    if (Object.keys(facts).length === 0) return before;
    const changed = { ...facts, updatedAt: sql`now()` };
    const [after = before] = await tx.update(webFeatures).set(changed).where(same).returning();
    const act = { action: "feature.changed", targetId: name, reason } as const;
    await recordChange(tx, actor, { ...act, before: pick(before), after: pick(after) });
    return after;
  });
}

const pick = ({ available, variant, split }: typeof webFeatures.$inferSelect) => ({ available, variant, split });
