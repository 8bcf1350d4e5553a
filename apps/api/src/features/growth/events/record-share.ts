import type { AppDeps } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { keepPace } from "../../../lib/http/pace.ts";
import { findEvent, insertEventLog } from "./repository.ts";

const PER_ADDRESS = { name: "event-share", burst: 300, everySeconds: 2 };

/** Notes that somebody passed an event on. @throws ApiError 404 class 20001; 429 class 10001 */
export async function recordShare(
  deps: AppDeps,
  slug: string,
  caller: { userId: string | null; address: string },
): Promise<void> {
  await keepPace(deps, PER_ADDRESS, caller.address, refuse.tooManyReports);
  if (!(await findEvent(deps.db, slug))) throw refuse.notFound();
  await insertEventLog(deps.db, { slug, kind: "SHARED", userId: caller.userId });
}
