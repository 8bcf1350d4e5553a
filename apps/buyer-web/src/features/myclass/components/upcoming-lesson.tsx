import { seedOf } from "@pkg/ui/portrait";
import { useUpcoming } from "../queries";
import { nextLesson } from "../split-lessons";
import { useNow } from "../use-now";
import { useStudentSeed } from "../use-student-seed";
import type { ClassSectionProps } from "./class-section";
import { NextLesson } from "./next-lesson";

/** The next lesson of all classes. */
export function UpcomingLesson({ classes }: { classes: readonly ClassSectionProps[] }) {
  const { data } = useUpcoming();
  const studentSeed = useStudentSeed();
  const lesson = nextLesson(data ?? [], useNow());
  if (!lesson) return null;
  const own = classes.find(({ match }) => match?.id === lesson.matchId);
  return (
    <div className="mb-9">
      <NextLesson
        lesson={lesson}
        subjectLabel={lesson.subjectLabel}
        tutorName={lesson.tutorName}
        studentName={own?.showsStudent ? lesson.studentName : undefined}
        seeds={{ tutor: seedOf(own?.match?.tutorId ?? lesson.tutorName), student: studentSeed(lesson.studentName) }}
      />
    </div>
  );
}
