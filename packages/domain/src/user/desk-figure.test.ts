import { expect, test } from "vitest";
import { type DeskFigure, deskFigures, isDeskTask } from "./desk-figure.ts";
import type { StaffRole } from "./staff-role.ts";

test.each<[StaffRole[], DeskFigure[], DeskFigure[]]>([
  [[], [], []],
  [
    ["OPERATOR"],
    [
      "STUCK_MATCHES",
      "LATE_MATCHES",
      "LATE_CALLS",
      "LATE_APPLICANTS",
      "LATE_DISPUTES",
      "WAITING_APPLICANTS",
      "WAITING_PROOFS",
      "WAITING_PARTICIPANTS",
      "OPEN_DISPUTES",
      "EMPTY_ROOMS",
      "MISSING_LOGS",
      "SHORT_LESSONS",
      "ELSEWHERE_LESSONS",
      "UNPLANNED_PAIRS",
      "OPEN_REPORTS",
      "BAD_PULSES",
      "FAILED_MESSAGES",
      "FAILED_JOBS",
    ],
    ["MATCHED_TODAY"],
  ],
  [
    ["FINANCE"],
    [
      "LATE_PAYOUTS",
      "UNCERTAIN_PAYMENTS",
      "UNCERTAIN_REFUNDS",
      "FAILED_REFUNDS",
      "FAILING_RENEWALS",
      "OPEN_PAYOUTS",
      "NO_ACCOUNT_PAYOUTS",
    ],
    ["PAID_TODAY", "REFUNDED_TODAY"],
  ],
  [["ADMIN"], ["FAILED_JOBS"], []],
])("%s look after %s, and read %s", (roles, tasks, ofTheDay) => {
  expect(deskFigures(roles).filter(isDeskTask)).toEqual(tasks);
  expect(deskFigures(roles).filter((figure) => !isDeskTask(figure))).toEqual(ofTheDay);
});
