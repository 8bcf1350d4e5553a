import { subjectName } from "@pkg/domain";
import { askedOf } from "@pkg/web/features/lessons/outcome/question-text";
import type { ClassSectionProps } from "./components/class-section";

/**
 * The lessons of a class that the family is asked about, named by the class, and by the student where it has several.
 */
export function questionsOf({ course, lessons, showsStudent }: ClassSectionProps) {
  const name = subjectName(course, " · ");
  return lessons ? askedOf(lessons, showsStudent ? `${name} · ${course.studentName} 학생` : name) : [];
}
