import type { Queryable } from "../../db/client.ts";
import { findOpenDraft } from "./repository.ts";
import { draftData, type EnrollmentDraftWire } from "./schemas.ts";

/** The buyer's open draft; null without one, which is the usual case and no error. */
export async function getDraft(db: Queryable, userId: string): Promise<EnrollmentDraftWire | null> {
  const draft = await findOpenDraft(db, userId);
  // A draft that an older version wrote and this one cannot read counts as none.
  const data = readData(draft?.data);
  if (!draft || !data) return null;
  return { id: draft.id, idempotencyKey: draft.idempotencyKey, data, updatedAt: draft.updatedAt };
}

function readData(data: unknown) {
  const result = draftData.safeParse(data);
  return result.success ? result.data : null;
}
