import { eq } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { webFeatures } from "../../db/schema/index.ts";
import { ApiError } from "../../lib/errors.ts";
import { omitUndefined } from "../../lib/omit-undefined.ts";
import { recordAct } from "../audit-logs/record-act.ts";
import { requireOperator } from "../users/require-operator.ts";
import type { WebFeatureChange } from "./schemas.ts";

/**
 * Switches a flag, or changes its variants: the kill switch of staff. Pages that are open learn of it with their next focus.
 * Who did it is recorded.
 * @throws ApiError 403 account 10003 for anybody but an operator; 404 class 20001 for an unknown flag
 */
export async function changeWebFeature(
  db: Database,
  name: string,
  change: WebFeatureChange,
  { userId, requestId }: { userId: string; requestId: string },
) {
  return db.transaction(async (tx) => {
    await requireOperator(tx, userId);
    const same = eq(webFeatures.name, name);
    const facts = omitUndefined(change);
    const changed =
      Object.keys(facts).length > 0
        ? await tx.update(webFeatures).set(facts).where(same).returning()
        : await tx.select().from(webFeatures).where(same);
    const [row] = changed;
    if (!row) throw new ApiError(404, "class", 20001);
    await recordAct(tx, { action: "feature.changed", actorId: userId, targetId: name, requestId });
    return row;
  });
}
