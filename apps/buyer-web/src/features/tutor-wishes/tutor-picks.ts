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

/** The names of the picked tutors; empty when the search chooses. */
export function pickedNames(found: Recommendations | undefined, { selectedTutors }: Wishes): string[] {
  if (!found) return [];
  const names = new Map(shownTutors(found).map(({ id, name }) => [id, name]));
  return selectedTutors.flatMap((id) => names.get(id) ?? []);
}
