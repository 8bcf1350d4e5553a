import { readClock } from "../../../../db/read-clock.ts";
import type { Ctx } from "../../../../deps.ts";
import type { JobHandlers } from "../../../../lib/jobs/job-queue.ts";
import { sendProposal } from "../proposals/send-proposal.ts";
import { advanceMatch } from "./advance-match.ts";

/** The rounds of a match: their ends, and the messages to tutors. */
export function matchJobHandlers(getCtx: () => Ctx<"system">) {
  return {
    "match.advance": async ({ matchId, round }) => advanceMatch(getCtx(), matchId, round),
    "proposal.send": async (asked) => {
      const ctx = getCtx();
      await sendProposal(ctx, asked, await readClock(ctx.db));
    },
  } satisfies Partial<JobHandlers>;
}
