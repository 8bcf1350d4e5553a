import {
  type ChargeReadiness,
  chargeReadiness,
  confirmingSide,
  type KstDate,
  toKstDate,
  type UnconfirmedLesson,
} from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";
import { isArranged, stopReasonOf } from "./describe-renewal.ts";
import { findLastSettled, type Renewal } from "./repository.ts";

/** Whether the charge of a renewal can come at present, and the lessons that hold it up, the latest first. */
export interface ChargeWait {
  readonly readiness: ChargeReadiness;
  readonly lessons: UnconfirmedLesson[];
}

const CHARGE: ChargeWait = { readiness: "CHARGE", lessons: [] };

/** What holds the charge of a renewal up, the same for its messages, its page and the charge itself. */
export async function findChargeWait(
  db: Queryable,
  renewal: Renewal,
  { dueOn, at }: { dueOn: KstDate; at: Date },
): Promise<ChargeWait> {
  const { match } = renewal;
  if (stopReasonOf(renewal) !== null || !match || !isArranged(renewal)) return CHARGE;
  const settled = await findLastSettled(db, match.id, at);
  const outcomes = settled.map(({ outcome }) => outcome);
  const readiness = chargeReadiness(outcomes, dueOn, toKstDate(at));
  if (readiness === "CHARGE") return CHARGE;
  const lessons = settled.map((lesson) => ({ startsAt: lesson.startsAt, waitsFor: confirmingSide(lesson) }));
  return { readiness, lessons };
}
