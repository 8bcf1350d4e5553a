import type { JobName } from "../../../../db/job-queues.ts";
import { readClock } from "../../../../db/read-clock.ts";
import type { AppDeps } from "../../../../deps.ts";
import type { JobHandler } from "../../../../lib/jobs/job-queue.ts";
import { sendProposal } from "../proposals/send-proposal.ts";
import { advanceMatch } from "./advance-match.ts";

/** The rounds of a match: their ends, and the messages to tutors. */
export function matchJobHandlers(getDeps: () => AppDeps) {
  return {
    "match.advance": async ({ matchId, round }) => advanceMatch(getDeps(), String(matchId), Number(round)),
    "proposal.send": async ({ pairingId, tutorId }) => {
      const deps = getDeps();
      await sendProposal(deps, { pairingId: String(pairingId), tutorId: Number(tutorId) }, await readClock(deps.db));
    },
  } satisfies Partial<Record<JobName, JobHandler>>;
}
