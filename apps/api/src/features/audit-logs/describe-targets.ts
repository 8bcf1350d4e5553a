import type { StaffAction } from "@pkg/domain";
import type { Queryable } from "../../db/client.ts";

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

/** Which task of staff lets somebody read whose it was; the others name nobody. */
export const TARGET_TASKS: Readonly<Partial<Record<ActTargetKind, StaffAction>>> = {
  PERSON: "PEOPLE",
  TUTOR: "TUTORS",
  APPLICANT: "APPLICANTS",
  MATCH: "MATCHES",
  CONSULTATION: "CONSULTATIONS",
};

/** What the target id of an act is the id of. */
export type TargetSource = ActTargetKind | "LESSON" | "MESSAGE" | "PAYOUT" | "PERIOD" | "REFUND" | "REVIEW";

const SOURCES: Readonly<Record<string, TargetSource>> = {
  benefit: "BENEFIT",
  consultation: "CONSULTATION",
  event: "EVENT",
  "lesson-dispute": "LESSON",
  match: "MATCH",
  "message.sent-again": "MESSAGE",
  order: "ORDER",
  payout: "PAYOUT",
  "payout-account": "TUTOR",
  person: "PERSON",
  "person-view": "PERSON",
  pulse: "MATCH",
  receipt: "ORDER",
  refund: "REFUND",
  review: "REVIEW",
  schedule: "PERIOD",
  "staff-role": "PERSON",
  "study-proof": "APPLICANT",
  tutor: "TUTOR",
  "tutor-applicant": "APPLICANT",
  "tutor-screening": "APPLICANT",
  user: "PERSON",
};

/** By an act's whole name, or by what stands before its point; null for what has no page. */
export function targetSource(action: string): TargetSource | null {
  return SOURCES[action] ?? SOURCES[action.split(".")[0] ?? ""] ?? null;
}

/** The acts that change nothing: somebody looked at something, listened to it or made a file of it. */
export const LOOKS = [
  "consultation.viewed",
  "event.exported",
  "list.exported",
  "match.viewed",
  "message-report.viewed",
  "money.exported",
  "order.viewed",
  "payout.file-taken",
  "person-view.ended",
  "person-view.started",
  "person.viewed",
  "student.switch-refused",
  "student.switched",
  "study-proof.viewed",
  "tutor-applicant.viewed",
  "tutor-screening.listened",
  "tutor.viewed",
] as const;

interface Found {
  /** The id that the act names. */
  readonly key: string;
  /** The id of its page. */
  readonly id: string;
  readonly name: string | null;
}

/** Finds targets of acts by their primary keys. */
interface Finder {
  readonly kind: ActTargetKind;
  readonly ids: "uuid" | "integer" | "text";
  readonly find: (db: Queryable, ids: string[]) => PromiseLike<Found[]>;
}

export type Finders = Readonly<Record<TargetSource, Finder>>;
