import type { Queryable } from "../../db/client.ts";
import { refuse } from "../../lib/errors/refuse.ts";
import { upsertDraft } from "./repository.ts";
import type { DraftData, EnrollmentDraftWire } from "./schemas.ts";

/** Keeps what the buyer has put together so far. */
export async function saveDraft(db: Queryable, userId: string, data: DraftData): Promise<EnrollmentDraftWire> {
  const draft = await upsertDraft(db, userId, data);
  if (!draft) throw refuse.notFound();
  return { id: draft.id, idempotencyKey: draft.idempotencyKey, data, updatedAt: draft.updatedAt };
}
