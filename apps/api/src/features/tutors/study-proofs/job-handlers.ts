import type { Ctx } from "../../../deps.ts";
import type { JobHandlers } from "../../../lib/jobs/job-queue.ts";

/** Removes files of what ended or was checked; a file that is gone is no failure. */
export function applicantFileJobHandlers(getCtx: () => Ctx<"system">) {
  return {
    "applicant-files.delete": async ({ shelf, objectKeys }) => {
      const { proofs, storage } = getCtx();
      const files = shelf === "proofs" ? proofs : storage;
      for (const key of objectKeys) await files.remove(key);
    },
  } satisfies Partial<JobHandlers>;
}
