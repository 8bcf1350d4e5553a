import { MAX_CHOSEN_TUTORS } from "@pkg/domain";
import type { Recommendations } from "./queries";
import type { Wishes } from "./wishes";

type Course = Recommendations["courses"][number];
type Picks = Pick<Wishes, "recommendedTutors" | "selectedTutors">;

/** Every tutor who is shown, once. */
const shownTutors = ({ courses }: Recommendations) => [
  ...new Map(courses.flatMap(({ tutors }) => tutors).map(({ tutor }) => [tutor.id, tutor])).values(),
];

/** The picks that count: who was shown, and of the picked those who still are. */
export function settledPicks(found: Recommendations, { selectedTutors }: Pick<Wishes, "selectedTutors">): Picks {
  const recommendedTutors = shownTutors(found).map(({ id }) => id);
  return { recommendedTutors, selectedTutors: selectedTutors.filter((id) => recommendedTutors.includes(id)) };
}

/** The picks with one more, or one fewer. */
export function withPick(found: Recommendations, wishes: Wishes, id: string, isPicked: boolean): Picks {
  const others = wishes.selectedTutors.filter((one) => one !== id);
  return settledPicks(found, { selectedTutors: isPicked ? [...others, id] : others });
}

/** Whether a course has as many picks as are asked at once. */
export function isFull({ tutors, firstTutor }: Course, { selectedTutors }: Wishes): boolean {
  const isAsked = (id: string) => id === firstTutor?.id || selectedTutors.includes(id);
  return tutors.filter(({ tutor }) => isAsked(tutor.id)).length >= MAX_CHOSEN_TUTORS;
}

/**
 * The names of the tutors who are asked first: those with whom courses begin, when they fit, and those who are picked.
 * Empty when the search chooses. @param known until the list is there
 */
export function askedNames(
  found: Recommendations | undefined,
  { selectedTutors }: Wishes,
  known: readonly string[],
): readonly string[] {
  if (!found) return known;
  const names = new Map(shownTutors(found).map(({ id, name }) => [id, name]));
  const ids = new Set([...found.courses.flatMap(({ firstTutor }) => firstTutor?.id ?? []), ...selectedTutors]);
  return [...ids].flatMap((id) => names.get(id) ?? []);
}
