import type { Ctx } from "../../../../deps.ts";
import { recordChange } from "../../../../lib/audit-logs/record-change.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { countItemsInUse, lockForm, lockItem, writeRetirement } from "./repository.ts";
import type { Retirement } from "./schemas.ts";

/** A form with fewer items would say little. */
const LEAST_ITEMS = 10;

/**
 * Keeps an item out of new tests, or lets it come again; tests under way and results stay. It is audited.
 * @throws ApiError 404 class 20001; 409 account 20006 when it is so already, and when the form would have fewer than
 *   ten items
 */
export async function setRetirement(
  { db, actor }: Ctx<"staff">,
  itemId: string,
  { version, isRetired, reason }: Retirement,
): Promise<void> {
  await db.transaction(async (tx) => {
    const item = await lockItem(tx, itemId, version);
    if (!item) throw refuse.notFound();
    await lockForm(tx, item.formId);
    if ((item.retiredAt !== null) === isRetired) throw refuse.stateConflict("다른 운영자가 먼저 바꿨어요.");
    await writeRetirement(tx, itemId, version, isRetired);
    if (isRetired && (await countItemsInUse(tx, item.formId)) < LEAST_ITEMS) {
      throw refuse.stateConflict(`시험지에는 문제가 ${LEAST_ITEMS}개 이상 있어야 해요.`);
    }
    const act = {
      action: isRetired ? "level-test-item.retired" : "level-test-item.restored",
      targetId: `${itemId}@${version}`,
      reason,
    } as const;
    await recordChange(tx, actor, { ...act, before: { isRetired: !isRetired }, after: { isRetired } });
  });
}
