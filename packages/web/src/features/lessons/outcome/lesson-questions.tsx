import { lazy, Suspense, useState } from "react";
import type { ClassLessons } from "../queries";
import type { Asked } from "./question-text";

const QuestionCard = lazy(() => import("./question-card"));

type LessonQuestionsProps = { asked: readonly Asked[]; side: ClassLessons["role"]; className?: string };

/** Lessons of which the reader is asked whether they took place. One that was answered stays until the page is left. */
export function LessonQuestions({ asked, side, className }: LessonQuestionsProps) {
  const [sent, setSent] = useState<readonly Asked[]>([]);
  const byId = new Map([...sent, ...asked].map((one) => [one.lesson.id, one]));
  const shown = [...byId.values()].sort((a, b) => a.lesson.startsAt.localeCompare(b.lesson.startsAt));
  if (shown.length === 0) return null;
  return (
    <section aria-label="확인할 수업" className={className}>
      <Suspense fallback={null}>
        <ul className="grid gap-3">
          {shown.map((one) => (
            <li key={one.lesson.id}>
              <QuestionCard {...one} side={side} onSend={() => setSent((others) => [...others, one])} />
            </li>
          ))}
        </ul>
      </Suspense>
    </section>
  );
}
