import { AlertDialog } from "@pkg/ui/alert-dialog";
import { Button } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { useId, useRef, useState } from "react";
import { useFocusHandoff } from "../../form/use-focus-handoff";
import { useAnswerLesson } from "../changes/lesson-changes";
import { Refusal } from "../changes/refusal";
import { useRefusal } from "../changes/use-refusal";
import { formerTutorOf, lessonMoment } from "../lesson-text";
import type { ClassLessons } from "../queries";
import { afterAnswer } from "./outcome-text";
import {
  ANSWER_LABELS,
  type Asked,
  answersTo,
  effectText,
  recordText,
  type Said,
  silenceText,
  untilText,
} from "./question-text";

type QuestionCardProps = Asked & { side: ClassLessons["role"]; onSend: () => void };

/** Asks whether a lesson took place elsewhere, with what each answer leads to; then says what was answered. */
export default function QuestionCard({ lesson, whose, side, onSend }: QuestionCardProps) {
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const handOffFocus = useFocusHandoff();
  const answer = useAnswerLesson(lesson);
  const { refusal, refuse, clear } = useRefusal();
  const [chosen, setChosen] = useState<Said>("NO");
  const [asks, setAsks] = useState(false);
  const said = answer.isSuccess ? chosen : null;
  const lessons = answer.data;
  const after = lessons?.content.find(({ id }) => id === lesson.id);
  const answers = answersTo(lesson, side);
  const moment = lessonMoment(lesson.startsAt);

  function send(next: Said): void {
    clear();
    setChosen(next);
    onSend();
    handOffFocus(title);
    const params = { path: { lessonId: lesson.id } };
    const body = next === "STUDENT_ABSENT" ? { tookPlace: false, studentAbsent: true } : { tookPlace: next === "YES" };
    answer.mutate({ params, body }, { onError: refuse });
  }

  return (
    <Card as="section" tone={said === null ? "accent" : "line"} aria-labelledby={id}>
      <h2 ref={title} id={id} tabIndex={-1} className="text-title-3 outline-none">
        {said === null ? "이 수업을 하셨나요?" : "답해 주셔서 고마워요"}
      </h2>
      <p className="figures mt-0.5 text-label">{[moment, whose, formerTutorOf(lesson)].filter(Boolean).join(" · ")}</p>
      <p role="status" className="mt-1 text-body-sm text-fg-2">
        {said !== null && lessons && after ? afterAnswer(said, after, lessons) : recordText(lesson)}
      </p>
      {said === null ? (
        <>
          <dl className="mt-3 grid gap-1.5 text-body-sm">
            {answers.map((one) => (
              <div key={one}>
                <dt className="inline font-semibold">{`${ANSWER_LABELS[one]}: `}</dt>
                <dd className="inline text-fg-2">{effectText(one, side)}</dd>
              </div>
            ))}
          </dl>
          <p className="figures mt-3 text-caption text-fg-2">{`${untilText(lesson.question)} 답해 주세요. ${silenceText(side)}`}</p>
          <Refusal text={refusal} className="mt-2" />
          <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2.5">
            {answers.map((one) => (
              <Button
                key={one}
                variant={one === "YES" ? "primary" : "line"}
                full
                aria-label={`${moment} 수업, ${ANSWER_LABELS[one]}`}
                busy={answer.isPending && chosen === one}
                busyLabel="알리고 있어요"
                onClick={() => (isFinal(one, side) ? setAsks(true) : send(one))}
              >
                {ANSWER_LABELS[one]}
              </Button>
            ))}
          </div>
          <AlertDialog
            open={asks}
            onClose={() => setAsks(false)}
            title="수업하지 않았나요?"
            description={`${effectText("NO", side)} 알린 뒤에는 바꿀 수 없어요.`}
            safe={{ label: "다시 볼게요" }}
            act={{
              label: "하지 않았다고 알리기",
              onPress: () => {
                setAsks(false);
                send("NO");
              },
            }}
          />
        </>
      ) : null}
    </Card>
  );
}

/** Whether an answer settles the lesson at once, so that its reader is asked again. */
const isFinal = (said: Said, side: ClassLessons["role"]): boolean => side === "TUTOR" && said === "NO";
