import type { Queryable } from "../../db/client.ts";
import { refuse } from "../../lib/refuse.ts";
import { findOpenDraft } from "./repository.ts";
import { draftData, type EnrollmentDraftWire } from "./schemas.ts";

/** @throws ApiError 404 when the buyer has no open draft. */
export async function getDraft(db: Queryable, userId: string): Promise<EnrollmentDraftWire> {
  const draft = await findOpenDraft(db, userId);
  // A draft that an older version wrote and this one cannot read counts as none.
  const data = readData(draft?.data);
  if (!draft || !data) throw refuse.notFound();
  return { id: draft.id, idempotencyKey: draft.idempotencyKey, data, updatedAt: draft.updatedAt };
}

function readData(data: unknown) {
  const result = draftData.safeParse(data);
  return result.success ? result.data : null;
}
