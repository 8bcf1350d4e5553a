import { seedOf } from "@pkg/ui/portrait";
import { useUpcoming } from "@pkg/web/features/lessons/queries";
import { NextLesson } from "@pkg/web/features/lessons/rows/next-lesson";
import { nextLesson } from "@pkg/web/features/lessons/split-lessons";
import { useNow } from "@pkg/web/platform/clock/use-now";
import type { ClassSectionProps } from "./class-section";

/** The next lesson of all classes. */
export function UpcomingLesson({ classes }: { classes: readonly ClassSectionProps[] }) {
  const { data } = useUpcoming();
  const lesson = nextLesson(data ?? [], useNow());
  if (!lesson) return null;
  const own = classes.find(({ match }) => match?.id === lesson.matchId);
  const tutor = {
    seed: seedOf(own?.match?.tutorId ?? lesson.tutorName),
    gender: own?.match?.tutorGender ?? undefined,
  };
  return (
    <div className="mb-9">
      <NextLesson
        lesson={lesson}
        course={lesson}
        people={[...(own?.showsStudent ? [lesson.studentName] : []), `${lesson.tutorName} 선생님`]}
        tutor={tutor}
        studentSeed={seedOf(lesson.studentId)}
      />
    </div>
  );
}
