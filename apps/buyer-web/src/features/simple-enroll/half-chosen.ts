import { type Course, withParticle } from "@pkg/domain";
import { entryName, isSameLesson } from "./course-entries";
import type { EnrollPlace } from "./enroll-place";

/** The question before courses are ordered without the one that is just being chosen. */
export interface HalfChosen {
  readonly title: string;
  /** The answer that leaves it out. */
  readonly leaveOut: string;
}

/**
 * Whether a further course is half chosen beside those already taken; null when nothing would get lost.
 * @param isAdding the buyer asked for a further subject and has not taken one since
 */
export function halfChosen(place: EnrollPlace, courses: readonly Course[], isAdding: boolean): HalfChosen | null {
  if (courses.length === 0) return null;
  switch (place.step) {
    case 1:
      return isAdding ? { title: "과목을 더 담지 않고 갈까요?", leaveOut: "더 담지 않기" } : null;
    case 2: {
      const { key, label } = place.subject;
      const isTaken = courses.some(({ subject }) => subject === key);
      return withoutIt(isTaken ? `다른 ${label} 과정` : label);
    }
    case 3: {
      if (courses.some((course) => isSameLesson(course, place.lesson))) return null;
      return withoutIt(entryName({ subjectLabel: place.subject.label, subjectDetailLabel: place.detail.label }));
    }
  }
}

function withoutIt(name: string): HalfChosen {
  return { title: `고르던 ${withParticle(name, "은", "는")} 빼고 갈까요?`, leaveOut: "빼고 가기" };
}
