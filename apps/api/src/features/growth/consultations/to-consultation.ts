import { copyWeeklyPeriods } from "@pkg/domain";
import type { ConsultationRow } from "./repository.ts";
import type { ConsultationWire } from "./schemas.ts";

/** A consultation as whoever asked for it sees it. */
export function toConsultation(row: ConsultationRow): ConsultationWire {
  const { id, status, phoneNumber, grade, studyPurposes, slots, likedTutorStyles, weeklyAvailablePeriods } = row;
  return {
    id,
    status,
    phoneNumber,
    grade,
    studyPurposes,
    slots,
    likedTutorStyles,
    promise: { date: row.promisedOn, halfDay: row.promisedHalfDay },
    weeklyAvailablePeriods: weeklyAvailablePeriods && copyWeeklyPeriods(weeklyAvailablePeriods),
  };
}
