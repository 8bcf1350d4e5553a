import type { Queryable } from "../../../../db/client.ts";
import type { Ctx } from "../../../../deps.ts";
import { recordChange } from "../../../../lib/audit-logs/record-change.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { lockProduct, lockTablet, setProductAvailable, setTabletOngoing } from "./repository.ts";
import type { Availability } from "./schemas.ts";

/** What is taken off the shelf, or put back. */
export interface Switched {
  readonly kind: "product" | "tablet";
  readonly id: string;
}

const ACTS = { product: "product.switched", tablet: "tablet.switched" } as const;

/**
 * Takes a product or a tablet out of what can be bought, or puts it back. What was bought with it goes on, its renewals too.
 * @throws ApiError 404 class 20001; 409 account 20006 when it stands so already
 */
export async function switchAvailability(
  { db, actor }: Ctx<"staff">,
  switched: Switched,
  { available, reason }: Availability,
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lock(tx, switched);
    if (before === undefined) throw refuse.notFound();
    if (before === available) throw refuse.stateConflict("다른 운영자가 먼저 바꿨어요.");
    if (switched.kind === "product") await setProductAvailable(tx, Number(switched.id), available);
    else await setTabletOngoing(tx, switched.id, available);
    const act = {
      action: ACTS[switched.kind],
      targetId: switched.id,
      reason,
    };
    await recordChange(tx, actor, { ...act, before: { available: before }, after: { available } });
  });
}

async function lock(tx: Queryable, { kind, id }: Switched): Promise<boolean | undefined> {
  if (kind === "tablet") return lockTablet(tx, id);
  return /^[1-9]\d{0,8}$/.test(id) ? lockProduct(tx, Number(id)) : undefined;
}
