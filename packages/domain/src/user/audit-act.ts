import { type StaffAction, type StaffRole, staffMay } from "./staff-role.ts";

/** What the audit log tells of: `noun.verb`, the noun before the point. */
export const AUDIT_ACTS = [
  "benefit.changed",
  "benefit.created",
  "consultation.called",
  "consultation.offered",
  "consultation.offer-revoked",
  "consultation.viewed",
  "event.changed",
  "event.created",
  "event.exported",
  "feature.changed",
  "job.retried",
  "kept-records.viewed",
  "lesson-dispute.decided",
  "level-test-item.restored",
  "level-test-item.retired",
  "list.exported",
  "list.viewed",
  "match.linked",
  "match.proposed",
  "match.searched-again",
  "match.viewed",
  "message-report.closed",
  "message-report.viewed",
  "message.hidden",
  "message.sent-again",
  "money.exported",
  "money.reconciled",
  "order.viewed",
  "payout.failed",
  "payout.file-made",
  "payout.file-paid",
  "payout.file-taken",
  "payout.paid",
  "payout.readied",
  "payout.run",
  "payout-account.changed",
  "person.noted",
  "person-view.ended",
  "person-view.started",
  "person.viewed",
  "product.switched",
  "pulse.closed",
  "receipt.sent-again",
  "refund.requested",
  "refund.sent-again",
  "review.hidden",
  "review.shown",
  "schedule.paused",
  "schedule.retried",
  "schedule.skipped",
  "staff-role.granted",
  "staff-role.revoked",
  "student.switch-refused",
  "student.switched",
  "study-proof.viewed",
  "tablet.switched",
  "tutor-applicant.accepted",
  "tutor-applicant.crime-checked",
  "tutor-applicant.rejected",
  "tutor-applicant.viewed",
  "tutor-screening.listened",
  "tutor.basis-checked",
  "tutor.phone-changed",
  "tutor.proof-returned",
  "tutor.proof-viewed",
  "tutor.rested",
  "tutor.tier-changed",
  "tutor.university-changed",
  "tutor.viewed",
  "tutor.woken",
  "up-selling.offered",
  "user.claim-refused",
  "user.closed",
  "user.data-exported",
  "user.number-claimed",
  "user.rested",
  "user.woken",
] as const;
export type AuditAct = (typeof AUDIT_ACTS)[number];

/** What an act was done to, where that has a page of staff. */
export const ACT_TARGETS = [
  "PERSON",
  "TUTOR",
  "APPLICANT",
  "MATCH",
  "ORDER",
  "CONSULTATION",
  "BENEFIT",
  "EVENT",
] as const;
export type ActTargetKind = (typeof ACT_TARGETS)[number];

/** Which task of staff opens the page of a target. */
export const ACT_TARGET_TASKS: Readonly<Record<ActTargetKind, StaffAction>> = {
  PERSON: "PEOPLE",
  TUTOR: "TUTORS",
  APPLICANT: "APPLICANTS",
  MATCH: "MATCHES",
  ORDER: "MONEY",
  CONSULTATION: "CONSULTATIONS",
  BENEFIT: "BENEFITS",
  EVENT: "EVENTS",
};

/** The targets whose name says nothing of a person: whoever reads the log may read it. */
const IMPERSONAL: readonly ActTargetKind[] = ["ORDER", "BENEFIT", "EVENT"];

/** Tells whether somebody with these roles may read what a target of the audit log is called. */
export function mayReadActTarget(kind: ActTargetKind, roles: readonly StaffRole[]): boolean {
  return IMPERSONAL.includes(kind) || staffMay(roles, ACT_TARGET_TASKS[kind]);
}
