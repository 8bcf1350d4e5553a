import { type MatchWish, periodsToCalendar, setLessons } from "@pkg/domain";
import type { MatchRow } from "./repository.ts";

/** What a match looks for, as the domain scores it; the student's lessons with other tutors are no time to meet. */
export function toMatchWish(
  match: Pick<
    MatchRow,
    "subjectKey" | "subjectLabel" | "subjectDetailKey" | "rank" | "minutes" | "lessonsPerWeek" | "otherPairs"
  >,
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
    calendar: match.otherPairs.reduce(
      (free, pair) => setLessons(free, pair, 0),
      periodsToCalendar(weeklyAvailablePeriods),
    ),
  };
}
