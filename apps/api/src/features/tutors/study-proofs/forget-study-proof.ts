import type { Transaction } from "../../../db/client.ts";
import type { AppDeps } from "../../../deps.ts";
import { deleteProof, type ProofOwner } from "./repository.ts";

/** Forgets what proves the studies or the report of an applicant or a tutor; a job removes the file. */
export async function forgetStudyProof(tx: Transaction, jobs: AppDeps["jobs"], owner: ProofOwner): Promise<void> {
  const objectKeys = await deleteProof(tx, owner);
  if (objectKeys.length === 0) return;
  const payload = { shelf: "proofs", objectKeys } as const;
  // By its files: a draft may lose its proof more than once.
  await jobs.send(tx, { name: "applicant-files.delete", key: `proof:${objectKeys.join()}`, payload });
}
