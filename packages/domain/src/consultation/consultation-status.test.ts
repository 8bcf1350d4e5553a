import { expect, it } from "vitest";
import { isCallLate } from "./call-slot.ts";
import {
  CALL_OUTCOMES,
  CONSULTATION_STATUSES,
  isCallPromised,
  isConsultationOpen,
  STATUS_AFTER_CALL,
  statusAfterWithdrawal,
} from "./consultation-status.ts";

it.each([
  ["REQUESTED", true, true],
  ["CALL_LATER", true, true],
  ["WANTS_OFFER", true, false],
  ["OFFERED", true, false],
  ["PAID", false, false],
  ["DECLINED", false, false],
  ["CANCELLED", false, false],
] as const)("%s is open: %s, has a promise to keep: %s", (status, isOpen, hasPromise) => {
  const promise = { date: "2026-11-24", halfDay: "MORNING" } as const;
  expect(isConsultationOpen(status)).toBe(isOpen);
  expect(isCallPromised(status)).toBe(hasPromise);
  expect(isCallLate({ status, promise }, new Date("2026-11-24T03:00:00Z"))).toBe(hasPromise);
  expect(isCallLate({ status, promise }, new Date("2026-11-24T02:59:59Z"))).toBe(false);
});

it("has a state for each outcome of a call", () => {
  expect(CALL_OUTCOMES.map((outcome) => STATUS_AFTER_CALL[outcome])).toEqual(["WANTS_OFFER", "CALL_LATER", "DECLINED"]);
  expect(CONSULTATION_STATUSES).toHaveLength(7);
});

it.each([
  [null, "REQUESTED"],
  ["WAIVED", "REQUESTED"],
  ["WANTS_OFFER", "WANTS_OFFER"],
  ["LATER", "WANTS_OFFER"],
] as const)("owes the call again after withdrawing an offer when no call was made: %s", (record, status) => {
  expect(statusAfterWithdrawal(record)).toBe(status);
});
