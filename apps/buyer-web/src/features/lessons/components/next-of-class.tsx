import { seedOf } from "@pkg/ui/portrait";
import type { Lesson } from "@pkg/web/features/lessons/queries";
import { NextLesson } from "@pkg/web/features/lessons/rows/next-lesson";
import type { Match } from "@/lib/lessons/matches";
import { useStudentSeed } from "../use-student-seed";

/** The next lesson of one class. */
export function NextOfClass({ match, lesson }: { match: Match; lesson: Lesson }) {
  const studentSeed = useStudentSeed();
  const { tutorId, tutorName, tutorGender, studentName } = match;
  return (
    <div className="mb-8">
      <NextLesson
        lesson={lesson}
        course={match}
        people={[`${tutorName ?? ""} 선생님`]}
        tutor={{ seed: seedOf(tutorId ?? ""), gender: tutorGender ?? undefined }}
        studentSeed={studentSeed(studentName)}
      />
    </div>
  );
}
