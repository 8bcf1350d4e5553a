import type { Transaction } from "../../../db/client.ts";
import type { AppDeps } from "../../../deps.ts";
import { deleteVoice } from "./repository.ts";

/** Forgets the voice sample of an application, and every recording that was uploaded for it; a job removes the files. */
export async function forgetVoice(tx: Transaction, jobs: AppDeps["jobs"], applicantId: string): Promise<void> {
  const objectKeys = await deleteVoice(tx, applicantId);
  if (objectKeys.length === 0) return;
  const payload = { shelf: "screenings", objectKeys } as const;
  await jobs.send(tx, { name: "applicant-files.delete", key: `voice:${applicantId}`, payload });
}
