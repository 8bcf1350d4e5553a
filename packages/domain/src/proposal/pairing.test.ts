import { expect, it } from "vitest";
import { MATCH_STATUSES } from "../match/match-status.ts";
import { isPairingMatchable } from "./pairing.ts";
import { TUTOR_PROPOSAL_STATUSES } from "./tutor-proposal-status.ts";

it("is matchable in exactly 5 match states and 3 talk send states", () => {
  const matchable = MATCH_STATUSES.flatMap((tutorPairingStatus) =>
    TUTOR_PROPOSAL_STATUSES.filter((talkSendStatus) => isPairingMatchable({ tutorPairingStatus, talkSendStatus })).map(
      (talkSendStatus) => `${tutorPairingStatus} ${talkSendStatus}`,
    ),
  );
  const statuses = ["MATCHING", "AIM_ING", "UNPAIRED", "PROFILE_MATCHING", "PROFILE_MATCH_FAILED"];
  const expected = statuses.flatMap((status) => ["SENT", "SMS_SENT", "TIMEOUT"].map((talk) => `${status} ${talk}`));
  expect(matchable.sort()).toEqual(expected.sort());
});
