import { bitsToCalendar, calendarToPeriods } from "@pkg/domain";
import type { Queryable } from "../../../../db/client.ts";
import { requireTutor } from "../../../../lib/callers/require-tutor.ts";
import { findOwnTutor, findPairs } from "../repository.ts";
import type { OwnPeriodsWire } from "../schemas.ts";
import { listWeeklyLessons } from "./list-weekly-lessons.ts";

/**
 * When the signed-in tutor would teach, lessons included.
 * @throws ApiError 403 class 10004 for an account that is no tutor's
 */
export async function getOwnPeriods(db: Queryable, userId: string): Promise<OwnPeriodsWire> {
  const { id, weekBits, takenBits, updatedAt } = requireTutor(await findOwnTutor(db, userId));
  const periods = calendarToPeriods(bitsToCalendar(weekBits));
  return {
    weeklyAvailablePeriods: periods as OwnPeriodsWire["weeklyAvailablePeriods"],
    lessons: listWeeklyLessons(await findPairs(db, id), bitsToCalendar(takenBits)),
    updatedAt,
  };
}
