import type { Queryable } from "../../db/client.ts";
import { closeOpenDraft } from "./repository.ts";

/** Starts over: the open draft is closed, and its key is never used again. Without a draft nothing happens. */
export async function deleteDraft(db: Queryable, userId: string): Promise<void> {
  await closeOpenDraft(db, userId);
}
