import {
  countFree,
  type MatchWish,
  openCalendar,
  type PairTimes,
  periodsToCalendar,
  WEEKLY_SLOTS,
  type WeeklyCalendar,
} from "@pkg/domain";
import type { MatchRow } from "../repository.ts";

/** Where its student's lessons with other tutors lie. */
type Others = { readonly otherPairs: readonly PairTimes[] };

/** What a match looks for, as the domain scores it; the student's lessons with other tutors are no time to meet. */
export function toMatchWish(
  match: Pick<MatchRow, "subjectKey" | "subjectLabel" | "subjectDetailKey" | "rank" | "minutes" | "lessonsPerWeek"> &
    Others,
  wishes: MatchRow["wishes"],
): MatchWish {
  const { weeklyAvailablePeriods, ...others } = wishes;
  return {
    ...others,
    subject: match.subjectKey,
    subjectLabel: match.subjectLabel,
    subjectDetail: match.subjectDetailKey,
    rank: match.rank,
    minutes: match.minutes,
    lessonsPerWeek: match.lessonsPerWeek,
    calendar: leftCalendar(match, wishes),
  };
}

/** A search takes an empty week for "any time": it may be empty only when no time was wished. */
function leftCalendar({ otherPairs }: Others, wishes: MatchRow["wishes"]): WeeklyCalendar {
  const wished = periodsToCalendar(wishes.weeklyAvailablePeriods);
  if (otherPairs.length === 0) return wished;
  const left = openCalendar(wishes.weeklyAvailablePeriods, new Uint8Array(WEEKLY_SLOTS).fill(1), otherPairs);
  // All wished times are taken: nobody can be found, and no lesson fits into a lone half-hour.
  if (countFree(left) === 0) left[wished.indexOf(1)] = 1;
  return left;
}
