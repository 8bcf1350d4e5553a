import { BottomSheet } from "@pkg/ui/bottom-sheet";
import { toast } from "@pkg/ui/toast";
import { lessonMoment } from "@pkg/web/features/lessons/lesson-text";
import type { Lesson } from "@pkg/web/features/lessons/queries";
import { titleBefore } from "../due-logs";
import { LogForm } from "./log-form";

type LogSheetProps = {
  lesson: Lesson;
  lessons: readonly Lesson[];
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
};

/** The log of a lesson that is over. */
export default function LogSheet({ lesson, lessons, open, onClose, onClosed }: LogSheetProps) {
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
      <LogForm lesson={lesson} titleBefore={titleBefore(lessons, lesson)} onDone={done} />
    </BottomSheet>
  );
}
