import type { Transaction } from "../../../db/client.ts";
import type { AppDeps } from "../../../deps.ts";
import { forgetStudyProof } from "../study-proofs/forget-study-proof.ts";
import { updateTutor } from "./repository.ts";

const NOTHING_CHECKED = { basisCheckedAt: null, basisCheckedBy: null, proofReturnedAt: null, proofReturnReason: null };

/** Takes away the check of a tutor's basis and the proof that waits for it: both are about another answer. */
export async function forgetBasisCheck(tx: Transaction, jobs: AppDeps["jobs"], tutorId: number): Promise<void> {
  await updateTutor(tx, tutorId, NOTHING_CHECKED);
  await forgetStudyProof(tx, jobs, { tutorId });
}
