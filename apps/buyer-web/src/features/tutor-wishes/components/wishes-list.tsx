import { DescriptionRows } from "@pkg/ui/description-rows";
import { testLines } from "../course-tests";
import type { ApplicantWire } from "../queries";
import type { ApplicantStep } from "../step-plan";
import { weeklyLessons } from "../weekly-lessons";
import type { Wishes } from "../wishes";
import { wishTexts } from "../wishes-text";

type WishesListProps = {
  wishes: Wishes;
  /** Of the tutors who are asked first. */
  tutorNames: readonly string[];
  /** What they are for. */
  courses: ApplicantWire["courses"];
  onChange?: (step: ApplicantStep) => void;
};

/** The courses, then all answers with their edit links; read-only without `onChange`. */
export function WishesList({ wishes, tutorNames, courses, onChange }: WishesListProps) {
  return (
    <DescriptionRows
      rows={[
        {
          id: "courses",
          label: "수업",
          value: courses.map((course) => (
            <span key={course.subjectDetailLabel + course.subjectLabel} className="block font-normal">
              {weeklyLessons([course])}
            </span>
          )),
        },
        ...testRows(courses),
        ...wishTexts(wishes, tutorNames).map(({ id, label, lines, step }) => ({
          id,
          label,
          value: lines.map((line) => (
            <span key={line} className="block font-normal">
              {line}
            </span>
          )),
          ...(onChange ? { onChange: () => onChange(step) } : {}),
        })),
      ]}
    />
  );
}

/** What level tests said, which no step changes. */
function testRows(courses: WishesListProps["courses"]) {
  const lines = testLines(courses);
  if (lines.length === 0) return [];
  const value = lines.map((line) => (
    <span key={line} className="block font-normal">
      {line}
    </span>
  ));
  return [{ id: "tests", label: "레벨", value }];
}
