import { HOUR, STUDY_PROOF_KEPT_DAYS } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { deleteOldProofs, deleteUnusedProofs, isProofNamed } from "./repository.ts";

const UNUSED_SECONDS = 24 * 60 * 60;
/** A file is stored before its row names it; no request lasts that long. */
const STORED_MILLISECONDS = HOUR;

/** Removes signed URLs that were never used, proofs that no next try took over, and files that no row names any more. */
export async function deleteProofLeftovers({ db, proofs }: Ctx): Promise<void> {
  await deleteUnusedProofs(db, UNUSED_SECONDS);
  await deleteOldProofs(db, STUDY_PROOF_KEPT_DAYS);
  for await (const { key, storedAt } of proofs.list()) {
    const isOld = Date.now() - storedAt.getTime() > STORED_MILLISECONDS;
    if (isOld && !(await isProofNamed(db, key))) await proofs.remove(key);
  }
}
