import type { Course } from "@pkg/domain";
import { entryName, isSameLesson } from "./course-entries";
import type { EnrollPlace } from "./enroll-place";

/** The course that is half chosen. Its name is null while a further subject was asked for and none is chosen yet. */
export interface HalfChosen {
  readonly name: string | null;
}

/**
 * Whether a further course is half chosen beside those already taken; null when nothing would get lost.
 * @param isAdding the buyer asked for a further subject and has not taken one since
 */
export function halfChosen(place: EnrollPlace, courses: readonly Course[], isAdding: boolean): HalfChosen | null {
  if (courses.length === 0) return null;
  switch (place.step) {
    case 1:
      return isAdding ? { name: null } : null;
    case 2: {
      const { key, label } = place.subject;
      const isTaken = courses.some(({ subject }) => subject === key);
      return { name: isTaken ? `다른 ${label} 과정` : label };
    }
    case 3: {
      if (courses.some((course) => isSameLesson(course, place.lesson))) return null;
      return { name: entryName({ subjectLabel: place.subject.label, subjectDetailLabel: place.detail.label }) };
    }
  }
}
