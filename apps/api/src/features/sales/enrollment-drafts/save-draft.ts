import type { Queryable } from "../../../db/client.ts";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { leaveOffer } from "../../growth/consultations/offers/find-payable-offer.ts";
import { checkPaid, type DraftOwner } from "./check-paid.ts";
import { updateDraft, upsertDraft } from "./repository.ts";
import type { DraftData, EnrollmentDraftWire } from "./schemas.ts";

/**
 * Keeps what the buyer has put together so far: in the draft that the browser names, else in the open one. Other
 * courses than those of a consultation's offer make it an ordinary draft.
 * @throws ApiError as `checkPaid`: a draft that is paid begins no other one
 */
export async function saveDraft(
  { db, actor: { userId } }: Ctx<"account">,
  switchedStudentId: string | null,
  { id, data: sent }: { id?: string | undefined; data: DraftData },
): Promise<EnrollmentDraftWire> {
  const data = { ...sent, ...(await leaveOffer(db, sent)) };
  const owner = { userId, switchedStudentId };
  const draft = (id && (await updateDraft(db, userId, id, data))) || (await openDraft(db, owner, { id, data }));
  if (!draft) throw refuse.notFound();
  return { id: draft.id, idempotencyKey: draft.idempotencyKey, data, updatedAt: draft.updatedAt };
}

async function openDraft(db: Queryable, owner: DraftOwner, { id, data }: { id?: string | undefined; data: DraftData }) {
  await checkPaid(db, owner, { id });
  return upsertDraft(db, owner.userId, data);
}
