import type { Transaction } from "../../../db/client.ts";
import type { AppDeps } from "../../../deps.ts";
import { deleteProof } from "./repository.ts";

/** Forgets what proves an applicant's studies; a job removes the file. */
export async function forgetStudyProof(tx: Transaction, jobs: AppDeps["jobs"], applicantId: string): Promise<void> {
  const objectKeys = await deleteProof(tx, applicantId);
  if (objectKeys.length === 0) return;
  const payload = { shelf: "proofs", objectKeys } as const;
  // By its files: a draft may lose its proof more than once.
  await jobs.send(tx, { name: "applicant-files.delete", key: `proof:${objectKeys.join()}`, payload });
}
