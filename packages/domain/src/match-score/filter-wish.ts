import type { TutorRank } from "../product/tutor-rank.ts";
import { weekPartsCalendar } from "../schedule/week-parts.ts";
import { BROWSED_LESSON, type TutorFilter } from "../tutor/tutor-filter.ts";
import type { MatchWish } from "./match-input.ts";

/** The subject of a filter as the catalogue names it. */
export interface FilteredSubject {
  readonly key: string;
  readonly label: string;
}

/** The wish that a filter stands for, by which its tutors are scored; null without a subject detail. */
export function filterWish(filter: TutorFilter, subject: FilteredSubject, rank: TutorRank): MatchWish | null {
  if (!filter.detail) return null;
  return {
    ...BROWSED_LESSON,
    subject: subject.key,
    subjectLabel: subject.label,
    subjectDetail: filter.detail,
    rank,
    calendar: weekPartsCalendar(filter.times),
    tutorGenders: filter.genders,
    likedTutorStyles: filter.styles,
    dislikedTutorStyles: [],
    tutorUniversities: [],
    tutorPassTypes: [],
    tutorTracks: [],
  };
}
