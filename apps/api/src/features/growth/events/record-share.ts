import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { keepPace } from "../../../lib/http/pace.ts";
import { findEvent, insertEventLog } from "./repository.ts";

const PER_ADDRESS = { name: "event-share", burst: 300, everySeconds: 2 };

/** Notes that somebody passed an event on. @throws ApiError 404 class 20001; 429 class 10001 */
export async function recordShare(ctx: Ctx<"visitor">, slug: string): Promise<void> {
  await keepPace(ctx, PER_ADDRESS, ctx.actor.address, refuse.tooManyReports);
  if (!(await findEvent(ctx.db, slug))) throw refuse.notFound();
  await insertEventLog(ctx.db, { slug, kind: "SHARED", userId: ctx.actor.userId });
}
