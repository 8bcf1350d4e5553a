import { readClock } from "../../../../db/read-clock.ts";
import type { AppDeps } from "../../../../deps.ts";
import type { JobHandlers } from "../../../../lib/jobs/job-queue.ts";
import { sendProposal } from "../proposals/send-proposal.ts";
import { advanceMatch } from "./advance-match.ts";

/** The rounds of a match: their ends, and the messages to tutors. */
export function matchJobHandlers(getDeps: () => AppDeps) {
  return {
    "match.advance": async ({ matchId, round }) => advanceMatch(getDeps(), matchId, round),
    "proposal.send": async (asked) => {
      const deps = getDeps();
      await sendProposal(deps, asked, await readClock(deps.db));
    },
  } satisfies Partial<JobHandlers>;
}
