import { MOVE_CUT_OFF_HOURS } from "@pkg/domain";
import { BottomSheet } from "@pkg/ui/bottom-sheet";
import { Button } from "@pkg/ui/button";
import { toast } from "@pkg/ui/toast";
import { useState } from "react";
import { useNow } from "../../../platform/clock/use-now";
import { AbsenceForm } from "../changes/absence-form";
import { MoveForm } from "../changes/move-form";
import { SeriesForm } from "../changes/series-form";
import { TimeRequestForm } from "../changes/time-request-form";
import { lessonMoment } from "../lesson-text";
import type { ClassLessons, Lesson } from "../queries";
import { isChangeable } from "../split-lessons";

type LessonSheetProps = {
  lesson: Lesson;
  lessons: Pick<ClassLessons, "counts" | "role">;
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
};

type Mode = "MOVE" | "SERIES" | "REQUEST" | "ABSENCE";

const TITLES: Readonly<Record<Mode, string>> = {
  MOVE: "시간을 바꿀까요?",
  SERIES: "이렇게 옮길까요?",
  REQUEST: "다른 시간을 제안할까요?",
  ABSENCE: "이 수업을 쉴까요?",
};

/** The actions of an upcoming lesson: move it, ask for another time, or report an absence. */
export default function LessonSheet({ lesson, lessons, open, onClose, onClosed }: LessonSheetProps) {
  const [mode, setMode] = useState<Mode>("MOVE");
  const [series, setSeries] = useState<string | null>(null);
  const mayMove = isChangeable(lesson, useNow());
  const back = () => setMode("MOVE");
  const askSeries = (startsAt: string) => {
    setSeries(startsAt);
    setMode("SERIES");
  };
  const done = (message: string) => {
    toast(message);
    onClose();
  };
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={TITLES[mode === "MOVE" && !mayMove ? "ABSENCE" : mode]}
      description={`${lessonMoment(lesson.startsAt)} 수업`}
    >
      {mode === "ABSENCE" ? <AbsenceForm lesson={lesson} lessons={lessons} onBack={back} onDone={done} /> : null}
      {mode === "REQUEST" ? <TimeRequestForm lesson={lesson} side={lessons.role} onBack={back} onDone={done} /> : null}
      {mode === "SERIES" && series ? (
        <SeriesForm lesson={lesson} startsAt={series} onBack={back} onDone={done} />
      ) : null}
      {mode === "MOVE" ? (
        <>
          {mayMove ? (
            <MoveForm
              lesson={lesson}
              isOnly={lessons.counts.total === 1}
              series={series}
              onSeries={askSeries}
              onDone={done}
            />
          ) : (
            <TooLate until={lesson.changeableUntil} />
          )}
          <p className="mt-3 text-center text-caption text-fg-3">
            {mayMove ? `${lessonMoment(lesson.changeableUntil)}까지 바꿀 수 있어요` : null}
          </p>
          {mayMove ? (
            <Button variant="secondary" full className="mt-3" onClick={() => setMode("REQUEST")}>
              다른 시간 제안하기
            </Button>
          ) : null}
          <Button variant="quiet" full className="mt-1" onClick={() => setMode("ABSENCE")}>
            이 수업을 쉬어야 해요
          </Button>
        </>
      ) : null}
    </BottomSheet>
  );
}

function TooLate({ until }: { until: string }) {
  return (
    <div className="rounded-md bg-sunken px-4 py-3.5">
      <p className="text-label">{`수업 ${MOVE_CUT_OFF_HOURS}시간 전까지 바꿀 수 있어요`}</p>
      <p className="mt-0.5 text-body-sm text-fg-2">{`이 수업은 ${lessonMoment(until)}까지 바꿀 수 있었어요. 그때부터는 두 사람 모두 이 시간을 비워 두고 있어요.`}</p>
    </div>
  );
}
