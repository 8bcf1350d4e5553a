import type { ActTargetKind, AuditAct } from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";

/** What the target id of an act is the id of. */
export type TargetSource = ActTargetKind | "LESSON" | "MESSAGE" | "PAYOUT" | "PERIOD" | "REFUND" | "REVIEW";

type Noun = AuditAct extends `${infer N}.${string}` ? N : never;

const SOURCES: Readonly<Partial<Record<AuditAct | Noun, TargetSource>>> = {
  benefit: "BENEFIT",
  consultation: "CONSULTATION",
  event: "EVENT",
  "kept-records": "PERSON",
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
  const sources: Readonly<Record<string, TargetSource | undefined>> = SOURCES;
  return sources[action] ?? sources[action.split(".")[0] ?? ""] ?? null;
}

/** The acts that change nothing: somebody looked at something, listened to it or made a file of it. */
export const LOOKS = [
  "consultation.viewed",
  "event.exported",
  "kept-records.viewed",
  "list.exported",
  "list.viewed",
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
  "tutor.proof-viewed",
  "tutor.viewed",
  "user.claim-refused",
] as const satisfies readonly AuditAct[];

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
