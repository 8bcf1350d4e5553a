import { refuse } from "../../lib/errors/refuse.ts";
import type { LimitStore } from "../../lib/http/rate-limit.ts";
import { countUse } from "../../lib/http/rate-limit.ts";

/** Nobody reads so many tutors; a program that copies them all is slowed down. */
const READS = { name: "tutor-reading", max: 300, windowSeconds: 60 };

/**
 * Counts one reading of public tutors by a network address.
 * @throws ApiError 429 class 10004 after too many
 */
export async function checkReading(deps: LimitStore, address: string): Promise<void> {
  const { allowed, resetsAt } = await countUse(deps, READS, address);
  if (allowed) return;
  throw refuse.tooManyOpenings({
    message: "너무 자주 불러왔어요. 잠시 후 다시 봐 주세요.",
    opensAt: resetsAt.toISOString(),
  });
}
