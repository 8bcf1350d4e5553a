import { readClock } from "../../../db/read-clock.ts";
import type { Ctx } from "../../../deps.ts";
import type { JobHandlers } from "../../../lib/jobs/job-queue.ts";
import { announceTerms } from "./announce-terms.ts";

/**
 * Changed terms are told by day, by the database's clock; without real money, as in a local run, they hold from the
 * start.
 */
export function consentJobHandlers(getCtx: () => Ctx<"system">) {
  return {
    "terms.announce": async () => {
      const ctx = getCtx();
      if (ctx.config.expectedChannelType === "LIVE") await announceTerms(ctx, await readClock(ctx.db));
    },
  } satisfies Partial<JobHandlers>;
}
