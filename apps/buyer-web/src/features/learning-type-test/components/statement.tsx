import { LEARNING_ANSWER_LABELS, LEARNING_ITEMS } from "@pkg/domain";
import { Steps } from "@pkg/ui/steps";
import { type KeyboardEvent, useEffect } from "react";
import { cheerOf } from "../cheers";
import { giveAnswer } from "../use-answers";
import { AnswerScale } from "./answer-scale";

type StatementProps = {
  /** From 1. */
  step: number;
  total: number;
  value: number | null;
  titleId: string;
  problem: string | null;
  /** An answer was chosen or pressed. */
  onAnswered: () => void;
};

/** One statement and its answers, by pointer or by the digits of the keyboard. */
export function Statement({ step, total, value, titleId, problem, onAnswered }: StatementProps) {
  // Digits work from the first moment on.
  useEffect(() => document.getElementById(titleId)?.focus({ preventScroll: true }), [titleId]);
  const press = (event: KeyboardEvent) => {
    const answer = Number(event.key);
    if (event.altKey || event.ctrlKey || event.metaKey || !LEARNING_ANSWER_LABELS[answer - 1]) return;
    event.preventDefault();
    giveAnswer(step - 1, answer);
    onAnswered();
  };
  return (
    <section aria-labelledby={titleId} onKeyDown={press} className="px-(--size-gutter) pt-1 pb-8">
      <Steps current={step} total={total} label="검사 진행" />
      <p className="mt-6 min-h-6 text-body-sm text-fg-3">{cheerOf(step)}</p>
      <h1
        key={step}
        id={titleId}
        tabIndex={-1}
        className="mt-2 min-h-27 animate-fade-in text-title-1 outline-none lg:text-[1.875rem]/[2.625rem]"
      >
        {LEARNING_ITEMS[step - 1]?.text}
      </h1>
      <div className="mt-6 lg:mt-10">
        <AnswerScale
          labelledBy={titleId}
          value={value}
          onChoose={(answer) => giveAnswer(step - 1, answer)}
          onPress={onAnswered}
          error={problem}
        />
      </div>
    </section>
  );
}
