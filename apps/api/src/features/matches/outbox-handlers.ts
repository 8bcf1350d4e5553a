import type { AppDeps } from "../../deps.ts";
import type { OutboxHandler } from "../../lib/outbox.ts";
import { advanceMatch } from "./advance-match.ts";
import { sendProposal } from "./send-proposal.ts";

/** The rounds of a match: their ends, and the messages to tutors. */
export function matchOutboxHandlers(getDeps: () => AppDeps): Record<string, OutboxHandler> {
  return {
    "match.advance": async ({ matchId, round }) => advanceMatch(getDeps(), String(matchId), Number(round)),
    "proposal.send": async ({ pairingId, tutorId }, key) =>
      sendProposal(getDeps(), key, String(pairingId), Number(tutorId)),
  };
}
