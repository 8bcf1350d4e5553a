import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { findUnsettledOrder } from "../orders/repository.ts";
import { closeDraft, lockOpenDraft } from "./repository.ts";

/**
 * Starts over: the open draft is closed, and its key is never used again. Without a draft nothing happens.
 * @throws ApiError 409 class FAIL_CREATE_ORDER with `merchantUid` while nobody knows whether its order is paid: a new draft
 *   could be paid a second time.
 */
export async function deleteDraft({ db, actor: { userId } }: Ctx<"account">): Promise<void> {
  await db.transaction(async (tx) => {
    const draft = await lockOpenDraft(tx, userId);
    if (!draft) return;
    const merchantUid = await findUnsettledOrder(tx, draft.id);
    if (merchantUid) throw refuse.orderUnsettled({ merchantUid });
    await closeDraft(tx, draft.id);
  });
}
