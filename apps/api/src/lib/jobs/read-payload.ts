import type { z } from "zod";
import { JOBS, type JobName, type JobPayload } from "../../db/jobs.ts";

/**
 * A payload that its kind of job does not take. It names the fields and never their values, so that it may be stored
 * and shown.
 */
export class PayloadRefused extends Error {
  override readonly name = "PayloadRefused";
}

const KINDS: { readonly [N in JobName]: { readonly payload: z.ZodType<JobPayload<N>> } } = JOBS;

/**
 * Reads what a queue carried; a job written by hand may carry nothing.
 * @throws PayloadRefused with the job and the paths of what does not fit
 */
export function readPayload<N extends JobName>(name: N, data: unknown): JobPayload<N> {
  const read = KINDS[name].payload.safeParse(data ?? {});
  if (read.success) return read.data;
  const paths = new Set(read.error.issues.map(({ path }) => path.join(".") || "payload"));
  throw new PayloadRefused(`${name}: ${[...paths].join(", ")}`);
}
