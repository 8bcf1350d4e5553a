import { z } from "zod";
import type { JobName } from "../../../db/job-queues.ts";
import type { AppDeps } from "../../../deps.ts";
import type { JobHandler } from "../../../lib/jobs/job-queue.ts";

const payload = z.object({ shelf: z.enum(["proofs", "screenings"]), objectKeys: z.array(z.string()) });

/** Removes files of an application that ended; a file that is gone is no failure. */
export function applicantFileJobHandlers(getDeps: () => AppDeps) {
  return {
    "applicant-files.delete": async (sent) => {
      const { proofs, storage } = getDeps();
      const { shelf, objectKeys } = payload.parse(sent);
      const files = shelf === "proofs" ? proofs : storage;
      for (const key of objectKeys) await files.remove(key);
    },
  } satisfies Partial<Record<JobName, JobHandler>>;
}
