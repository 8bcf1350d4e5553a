import { type MatchWish, periodsToCalendar } from "@pkg/domain";
import type { MatchRow } from "./repository.ts";

/** What a match looks for, as the domain scores it. */
export function toMatchWish(
  match: Pick<MatchRow, "subjectKey" | "subjectLabel" | "subjectDetailKey" | "rank" | "minutes" | "lessonsPerWeek">,
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
    calendar: periodsToCalendar(weeklyAvailablePeriods),
  };
}
