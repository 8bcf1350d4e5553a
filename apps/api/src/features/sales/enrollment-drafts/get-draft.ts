import type { Ctx } from "../../../deps.ts";
import { checkPaid, type KnownDraft } from "./check-paid.ts";
import { findOpenDraft } from "./repository.ts";
import { draftData, type EnrollmentDraftWire } from "./schemas.ts";

/**
 * The buyer's open draft; null without one, which is the usual case and no error.
 * @param known the draft that the browser shows
 * @throws ApiError as `checkPaid`
 */
export async function getDraft(
  { db, actor: { userId } }: Ctx<"account">,
  switchedStudentId: string | null,
  known: KnownDraft,
): Promise<EnrollmentDraftWire | null> {
  const draft = await findOpenDraft(db, userId);
  if (known.id ? known.id !== draft?.id : !draft) await checkPaid(db, { userId, switchedStudentId }, known);
  // A draft that an older version wrote and this one cannot read counts as none.
  const data = readData(draft?.data);
  if (!draft || !data) return null;
  return { id: draft.id, idempotencyKey: draft.idempotencyKey, data, updatedAt: draft.updatedAt };
}

function readData(data: unknown) {
  const result = draftData.safeParse(data);
  return result.success ? result.data : null;
}
