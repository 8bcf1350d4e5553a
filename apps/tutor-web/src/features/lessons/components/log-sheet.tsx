import { BottomSheet } from "@pkg/ui/bottom-sheet";
import { Segmented } from "@pkg/ui/segmented";
import { toast } from "@pkg/ui/toast";
import { lessonMoment } from "@pkg/web/features/lessons/lesson-text";
import type { Lesson } from "@pkg/web/features/lessons/queries";
import { useNow } from "@pkg/web/features/lessons/use-now";
import { useState } from "react";
import { maySayAttendance, titleBefore } from "../due-logs";
import { AbsentForm } from "./absent-form";
import { LogForm } from "./log-form";

type LogSheetProps = {
  lesson: Lesson;
  lessons: readonly Lesson[];
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
};

const ANSWERS = [
  { value: "DONE", label: "수업했어요" },
  { value: "ABSENT", label: "학생이 안 왔어요" },
] as const;

/** The outcome of a lesson: its log, or the student's absence. */
export default function LogSheet({ lesson, lessons, open, onClose, onClosed }: LogSheetProps) {
  const [answer, setAnswer] = useState<"DONE" | "ABSENT">(lesson.status === "ABSENT" ? "ABSENT" : "DONE");
  const asksAttendance = maySayAttendance(lesson, useNow());
  const done = (message: string) => {
    toast(message);
    onClose();
  };
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={lesson.log ? "수업 기록 고치기" : "수업 기록"}
      description={`${lessonMoment(lesson.startsAt)} 수업`}
    >
      {asksAttendance ? (
        <div className="mb-4.5">
          <Segmented
            legend="학생이 왔나요?"
            legendLook="hidden"
            options={ANSWERS}
            value={answer}
            onChange={setAnswer}
          />
        </div>
      ) : null}
      {answer === "DONE" ? (
        <LogForm lesson={lesson} titleBefore={titleBefore(lessons, lesson)} onDone={done} />
      ) : (
        <AbsentForm lesson={lesson} onDone={done} />
      )}
    </BottomSheet>
  );
}
