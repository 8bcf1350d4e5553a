import type { Queryable } from "../../../../db/client.ts";
import { requireTutor } from "../../../../lib/callers/require-tutor.ts";
import { findSentProof } from "../../study-proofs/repository.ts";
import { findOwnTutor } from "../repository.ts";
import type { OwnTutorWire } from "../schemas.ts";
import { toOwnTutor } from "../to-tutor.ts";
import { findVoice } from "../voices/voice-repository.ts";

/**
 * The signed-in tutor.
 * @throws ApiError 403 class 10004 for an account that is no tutor's
 */
export async function getOwnTutor(db: Queryable, userId: string): Promise<OwnTutorWire> {
  const row = requireTutor(await findOwnTutor(db, userId));
  const proof = await findSentProof(db, { tutorId: row.id });
  return toOwnTutor(row, (await findVoice(db, row.id)) !== undefined, proof);
}
