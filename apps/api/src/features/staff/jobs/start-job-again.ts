import type { Queryable } from "../../../db/client.ts";
import { JOB_NAMES, type JobName } from "../../../db/jobs.ts";
import type { Ctx } from "../../../deps.ts";
import { recordAct } from "../../../lib/audit-logs/record-act.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { hastenRetry, reviveJob, takeDeadLetter, writeLetterAnew } from "./repository.ts";

/**
 * Tries a failed job now: one that was given up as the same job again, one that waits for its next attempt at once.
 * Recorded with the reason.
 * @throws ApiError 404 class 20001 when it does not wait any more
 */
export async function startJobAgain(
  { db, jobs, actor }: Ctx<"staff">,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const name = await db.transaction(async (tx) => {
    const started = (await revive(tx, id)) ?? (await hastenRetry(tx, id));
    const known = JOB_NAMES.find((one) => one === started);
    if (!known) throw refuse.notFound();
    await recordAct(tx, actor, { action: "job.retried", targetId: id, detail: { reason } });
    return known;
  });
  jobs.wake(name);
}

async function revive(tx: Queryable, id: string): Promise<JobName | undefined> {
  const letter = await takeDeadLetter(tx, id);
  const name = JOB_NAMES.find((one) => one === letter?.name);
  if (!letter || !name) return undefined;
  // Ended jobs are deleted after some days; the letter has all that is needed to write it anew.
  if (!(await reviveJob(tx, name, letter.sourceId))) await writeLetterAnew(tx, letter);
  return name;
}
