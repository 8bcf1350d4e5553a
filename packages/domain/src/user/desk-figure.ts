import { type StaffAction, type StaffRole, staffMay } from "./staff-role.ts";

/** The figures of staff's first page, in their order: what somebody has to look at, then what the day brought. */
export const DESK_FIGURES = [
  "STUCK_MATCHES",
  "LATE_MATCHES",
  "LATE_CALLS",
  "LATE_APPLICANTS",
  "LATE_DISPUTES",
  "LATE_PAYOUTS",
  "UNCERTAIN_PAYMENTS",
  "UNCERTAIN_REFUNDS",
  "FAILED_REFUNDS",
  "FAILING_RENEWALS",
  "OPEN_PAYOUTS",
  "NO_ACCOUNT_PAYOUTS",
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
  "PAID_TODAY",
  "REFUNDED_TODAY",
  "MATCHED_TODAY",
] as const;
export type DeskFigure = (typeof DESK_FIGURES)[number];

/** The task of staff that a figure belongs to. */
export const DESK_FIGURE_ACTIONS: Readonly<Record<DeskFigure, StaffAction>> = {
  LATE_CALLS: "CONSULTATIONS",
  LATE_APPLICANTS: "APPLICANTS",
  LATE_DISPUTES: "REPORTS",
  LATE_MATCHES: "MATCHES",
  STUCK_MATCHES: "MATCHES",
  LATE_PAYOUTS: "MONEY",
  UNCERTAIN_PAYMENTS: "MONEY",
  UNCERTAIN_REFUNDS: "MONEY",
  FAILED_REFUNDS: "MONEY",
  FAILING_RENEWALS: "MONEY",
  OPEN_PAYOUTS: "MONEY",
  NO_ACCOUNT_PAYOUTS: "MONEY",
  WAITING_APPLICANTS: "APPLICANTS",
  WAITING_PROOFS: "TUTORS",
  WAITING_PARTICIPANTS: "EVENTS",
  OPEN_DISPUTES: "REPORTS",
  EMPTY_ROOMS: "LESSONS",
  MISSING_LOGS: "LESSONS",
  SHORT_LESSONS: "LESSONS",
  ELSEWHERE_LESSONS: "LESSONS",
  UNPLANNED_PAIRS: "MATCHES",
  OPEN_REPORTS: "REPORTS",
  BAD_PULSES: "FEEDBACK",
  FAILED_MESSAGES: "MESSAGES",
  FAILED_JOBS: "JOBS",
  PAID_TODAY: "MONEY",
  REFUNDED_TODAY: "MONEY",
  MATCHED_TODAY: "MATCHES",
};

const OF_THE_DAY: readonly DeskFigure[] = ["PAID_TODAY", "REFUNDED_TODAY", "MATCHED_TODAY"];

/** Tells whether a figure counts things that somebody has to look at; the others say what the day brought. */
export const isDeskTask = (figure: DeskFigure): boolean => !OF_THE_DAY.includes(figure);

/** The figures that somebody with these roles sees, in their order. */
export function deskFigures(roles: readonly StaffRole[]): DeskFigure[] {
  return DESK_FIGURES.filter((figure) => staffMay(roles, DESK_FIGURE_ACTIONS[figure]));
}
