import { type SubjectLabels, subjectName } from "@pkg/domain";

/** What the count beside the wishes counts: the other wishes only change the order of the tutors. */
export const HARD_WISHES_MET = "시간·성별이 맞는 선생님";

interface CourseCount extends SubjectLabels {
  readonly count: number;
}

const MOST_LINES = 2;

/** A line for each course of the order; of more than two courses only the one with the fewest tutors, which decides. */
export function countLines(courses: readonly CourseCount[]): { label: string; count: number }[] {
  const shown = courses.length > MOST_LINES ? courses.toSorted((a, b) => a.count - b.count).slice(0, 1) : courses;
  return shown.map(({ subjectLabel, subjectDetailLabel, count }) => {
    const isAmbiguous = courses.filter((other) => other.subjectLabel === subjectLabel).length > 1;
    const name = isAmbiguous ? subjectName({ subjectLabel, subjectDetailLabel }) : subjectLabel;
    return { label: courses.length > 1 ? `시간·성별이 맞는 ${name} 선생님` : HARD_WISHES_MET, count };
  });
}
