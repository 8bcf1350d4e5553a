import { expect, it } from "vitest";
import {
  canTutorProposalTransition,
  TUTOR_PROPOSAL_STATUSES,
  type TutorProposalStatus,
  tutorProposalLabel,
} from "./tutor-proposal-status.ts";

const TABLE: Readonly<Record<TutorProposalStatus, string>> = {
  READY: "SENT | SMS_SENT",
  SENT: "SMS_SENT | ACCEPT | REJECT | TIMEOUT",
  SMS_SENT: "ACCEPT | REJECT | TIMEOUT",
  TIMEOUT: "ACCEPT | REJECT",
  ACCEPT: "",
  REJECT: "",
};

it.each(TUTOR_PROPOSAL_STATUSES)("%s moves only along its transitions", (from) => {
  const reached = TUTOR_PROPOSAL_STATUSES.filter((to) => canTutorProposalTransition(from, to));
  expect(reached.sort()).toEqual(TABLE[from].split(" | ").filter(Boolean).sort());
});

it("says why a proposal ended when no time was left", () => {
  expect(tutorProposalLabel({ talkSendStatus: "TIMEOUT", isLapsed: true })).toBe("만날 시간이 없어졌어요");
  expect(tutorProposalLabel({ talkSendStatus: "TIMEOUT", isLapsed: false })).toBe("답이 늦어지고 있어요");
});
