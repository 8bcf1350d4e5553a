import { Button } from "@pkg/ui/button";
import { useEffect, useRef } from "react";
import { useNow } from "../../../platform/clock/use-now";
import type { ClassLessons, Lesson } from "../queries";
import { absenceText } from "./absence-text";
import { useAbsence } from "./lesson-changes";
import { Refusal } from "./refusal";
import { useRefusal } from "./use-refusal";

type AbsenceFormProps = {
  lesson: Lesson;
  lessons: Pick<ClassLessons, "counts" | "role">;
  onBack: () => void;
  onDone: (message: string) => void;
};

/** Shows what an absence costs before it is confirmed. Takes the focus from the form it replaces. */
export function AbsenceForm({ lesson, lessons, onBack, onDone }: AbsenceFormProps) {
  const { isLost, title, cost, action, done } = absenceText(lesson, lessons, useNow());
  const absence = useAbsence(lesson);
  const { refusal, refuse, clear } = useRefusal();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  function send(): void {
    clear();
    absence.mutate(
      { params: { path: { lessonId: lesson.id } }, body: { acceptsLoss: isLost } },
      { onSuccess: () => onDone(done), onError: refuse },
    );
  }

  return (
    <>
      <div className={isLost ? "rounded-md bg-warn-50 px-4 py-3.5" : "rounded-md bg-sunken px-4 py-3.5"}>
        <h3 ref={heading} tabIndex={-1} className={`text-label outline-none ${isLost ? "text-warn" : ""}`}>
          {title}
        </h3>
        <p className="mt-0.5 text-body-sm text-fg-2">{cost}</p>
      </div>
      <Refusal text={refusal} />
      <div className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2.5">
        <Button variant="secondary" full onClick={onBack}>
          쉬지 않을게요
        </Button>
        <Button full busy={absence.isPending} busyLabel="알리고 있어요" onClick={send}>
          {action}
        </Button>
      </div>
    </>
  );
}
