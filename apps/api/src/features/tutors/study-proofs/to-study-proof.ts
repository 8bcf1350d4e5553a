import type { studyProofs } from "../../../db/schema/index.ts";
import type { StudyProofWire } from "./schemas.ts";

type Stored = Pick<typeof studyProofs.$inferSelect, "type" | "bytes" | "createdAt">;

/** A stored proof as it is sent; null for none, and for a URL that took no file yet. */
export function toStudyProof(row: Stored | null | undefined): StudyProofWire | null {
  return row?.type && row.bytes ? { type: row.type, bytes: row.bytes, createdAt: row.createdAt } : null;
}
