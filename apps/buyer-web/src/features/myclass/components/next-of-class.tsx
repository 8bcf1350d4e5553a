import { seedOf } from "@pkg/ui/portrait";
import type { Match } from "@/lib/matches";
import type { Lesson } from "../queries";
import { useStudentSeed } from "../use-student-seed";
import { NextLesson } from "./next-lesson";

/** The next lesson of one class. */
export function NextOfClass({ match, lesson }: { match: Match; lesson: Lesson }) {
  const studentSeed = useStudentSeed();
  const { tutorId, tutorName, studentName, subjectLabel } = match;
  return (
    <div className="mb-8">
      <NextLesson
        lesson={lesson}
        subjectLabel={subjectLabel}
        tutorName={tutorName ?? ""}
        seeds={{ tutor: seedOf(tutorId ?? ""), student: studentSeed(studentName) }}
      />
    </div>
  );
}
