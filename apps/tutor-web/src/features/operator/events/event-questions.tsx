import { EVENT_LIMITS, EVENT_QUESTION_TYPE_LABELS, EVENT_QUESTION_TYPES, type EventQuestionType } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { Checkbox } from "@pkg/ui/checkbox";
import { NativeSelect } from "@pkg/ui/native-select";
import { TextField } from "@pkg/ui/text-field";
import type { Ref } from "react";
import { addedQuestion, type QuestionValue } from "./event-values";

const TYPES = EVENT_QUESTION_TYPES.map((value) => ({ value, label: EVENT_QUESTION_TYPE_LABELS[value] }));

type EventQuestionsProps = {
  questions: readonly QuestionValue[];
  onChange: (questions: readonly QuestionValue[]) => void;
  error: string | undefined;
  /** The button that adds one, to focus when a question is wrong. */
  ref: Ref<HTMLButtonElement>;
};

/** The extra questions of an event, at most five. */
export function EventQuestions({ questions, onChange, error, ref }: EventQuestionsProps) {
  const change = (at: number, next: Partial<QuestionValue>) =>
    onChange(questions.map((question, index) => (index === at ? { ...question, ...next } : question)));
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 text-[0.9375rem]/[1.375rem] font-semibold tracking-[-0.01em]">추가 질문</legend>
      {questions.map((question, index) => (
        <div key={question.key} className="grid gap-3 rounded-md bg-sunken p-4">
          <TextField
            label={`질문 ${index + 1}`}
            value={question.label}
            maxLength={EVENT_LIMITS.label}
            onChange={(event) => change(index, { label: event.target.value })}
          />
          <NativeSelect
            label="답하는 방법"
            options={TYPES}
            value={question.type}
            onChange={(event) => change(index, { type: event.target.value as EventQuestionType })}
          />
          {question.type === "TEXT" ? null : (
            <TextField
              label="보기"
              help="쉼표로 나눠 적어요. 예: 중1, 중2, 중3"
              value={question.optionsText}
              onChange={(event) => change(index, { optionsText: event.target.value })}
            />
          )}
          <div className="flex flex-wrap items-center justify-between gap-2">
            <Checkbox
              label="꼭 답해야 해요"
              checked={question.required}
              onChange={(event) => change(index, { required: event.target.checked })}
            />
            <Button
              variant="quiet"
              size="sm"
              onClick={() => onChange(questions.filter((one) => one !== question))}
            >{`질문 ${index + 1} 지우기`}</Button>
          </div>
        </div>
      ))}
      <div role="alert">{error ? <p className="text-caption font-medium text-error">{error}</p> : null}</div>
      {questions.length < EVENT_LIMITS.questions ? (
        <Button
          ref={ref}
          variant="line"
          size="sm"
          className="justify-self-start"
          onClick={() => onChange([...questions, addedQuestion(questions)])}
        >
          질문 추가
        </Button>
      ) : null}
    </fieldset>
  );
}
