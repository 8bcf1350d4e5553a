import { Button } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { lessonMoment } from "@pkg/web/features/lessons/lesson-text";
import { outcomeText } from "@pkg/web/features/lessons/outcome/outcome-text";
import type { ClassLessons, Lesson } from "@pkg/web/features/lessons/queries";
import { useNow } from "@pkg/web/platform/clock/use-now";
import { dueLogs } from "../due-logs";
import { PayLine } from "./pay-line";

const UNSETTLED = "30초면 돼요. 남기면 집에서 바로 읽고, 수업한 것으로 정해지면 수업료가 쌓여요.";

type DueLogsProps = { lessons: ClassLessons; onWrite: (lesson: Lesson) => void };

/** Lessons without a log. They come first because the log releases the pay and the family reads it. */
export function DueLogs({ lessons, onWrite }: DueLogsProps) {
  const due = dueLogs(lessons.content, useNow());
  if (due.length === 0) return null;
  const areSettled = due.every(({ settledAs }) => settledAs !== null);
  return (
    <Card as="section" tone="accent" aria-labelledby="due-logs">
      <h2 id="due-logs" className="text-title-3">{`기록할 수업이 ${due.length}회 있어요`}</h2>
      <p className="mt-0.5 text-body-sm text-fg-2">
        {areSettled ? "30초면 돼요. 남기면 수업료가 쌓이고 집에서도 읽어요." : UNSETTLED}
      </p>
      <ul className="mt-3">
        {due.map((lesson) => (
          <li
            key={lesson.id}
            className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 border-t border-apricot-200 py-2 first:border-t-0"
          >
            <div className="figures min-w-[min(9rem,100%)] flex-1 text-label">
              {lessonMoment(lesson.startsAt)}
              <span className="block text-caption font-normal text-fg-2">
                {lesson.number}회차 · {outcomeText(lesson, lessons).label}
              </span>
              <PayLine lesson={lesson} />
            </div>
            <Button onClick={() => onWrite(lesson)} aria-label={`${lessonMoment(lesson.startsAt)} 수업 기록 쓰기`}>
              기록 쓰기
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
