import { consultationOfferState, copyWeeklyPeriods } from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";
import { findNewestOffer } from "./offers/repository.ts";
import type { ConsultationRow } from "./repository.ts";
import type { ConsultationWire } from "./schemas.ts";

/** A consultation as whoever asked for it sees it. */
export async function toConsultation(db: Queryable, row: ConsultationRow): Promise<ConsultationWire> {
  const offer = await findNewestOffer(db, row.id);
  if (!offer) return { ...toFacts(row), offer: null };
  const { expiresAt, withoutCall } = offer;
  return { ...toFacts(row), offer: { state: consultationOfferState(offer, offer.now), expiresAt, withoutCall } };
}

/** What was asked for and promised. */
export function toFacts(row: ConsultationRow): Omit<ConsultationWire, "offer"> {
  const { id, status, phoneNumber, callerName, grade, subjects, studyPurposes, slots, likedTutorStyles } = row;
  return {
    id,
    status,
    phoneNumber,
    callerName,
    grade,
    subjects,
    studyPurposes,
    slots,
    likedTutorStyles,
    promise: { date: row.promisedOn, halfDay: row.promisedHalfDay },
    weeklyAvailablePeriods: row.weeklyAvailablePeriods && copyWeeklyPeriods(row.weeklyAvailablePeriods),
  };
}
