import type { AppDeps } from "../../deps.ts";
import { refuse } from "../../lib/errors/refuse.ts";
import { countUse } from "../../lib/http/rate-limit.ts";
import { findEvent, insertEventLog } from "./repository.ts";

const PER_ADDRESS = { name: "event-share", max: 60, windowSeconds: 60 * 60 };

/** Notes that somebody passed an event on. @throws ApiError 404 class 20001; 429 class 10001 */
export async function recordShare(
  deps: AppDeps,
  slug: string,
  caller: { userId: string | null; address: string },
): Promise<void> {
  const { allowed, resetsAt } = await countUse(deps, PER_ADDRESS, caller.address);
  if (!allowed) throw refuse.tooManyReports({ opensAt: resetsAt.toISOString() });
  if (!(await findEvent(deps.db, slug))) throw refuse.notFound();
  await insertEventLog(deps.db, { slug, kind: "SHARED", userId: caller.userId });
}
