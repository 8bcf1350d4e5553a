"use client";

import { LEARNING_ANSWER_LABELS, LEARNING_ITEMS } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { Steps } from "@pkg/ui/steps";
import { StickyBar } from "@pkg/ui/sticky-bar";
import { useFunnel } from "@pkg/web/features/funnel/use-funnel";
import { reactTo } from "@pkg/web/platform/errors/error-reaction";
import { useRouter } from "next/navigation";
import { parseAsInteger, useQueryState } from "nuqs";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { FlowFrame } from "@/lib/flow-frame";
import { useAccountAnswers } from "./account-answers";
import { type Answers, completeAnswers, countAnswered, shownStep } from "./answers";
import { cheerOf } from "./cheers";
import { AnswerScale } from "./components/answer-scale";
import { QuestionsSkeleton } from "./components/questions-skeleton";
import { TestSummary } from "./components/test-summary";
import { resultPath, TEST_PATH } from "./result-path";
import { submitAnswers } from "./submit-answers";
import { giveAnswer, useAnswers } from "./use-answers";

/** Long enough to see what was chosen. */
const PAUSE_MS = 240;

/** `/learning-type-test?step=`: one statement a screen. */
export function LearningTypeQuestions() {
  const answers = useAnswers();
  useAccountAnswers(answers);
  if (!answers) return <QuestionsSkeleton />;
  return <Questions answers={answers} />;
}

function Questions({ answers }: { answers: Answers }) {
  const router = useRouter();
  const [asked, setStep] = useQueryState("step", parseAsInteger.withDefault(1).withOptions({ history: "push" }));
  const [isSending, setSending] = useState(false);
  const step = shownStep(answers, asked);
  const total = answers.length;
  const value = answers[step - 1] ?? null;
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  const send = async (given: number[]) => {
    setSending(true);
    try {
      router.replace(resultPath(await submitAnswers(given)));
    } catch (error) {
      void reactTo(error);
      setSending(false);
    }
  };

  const funnel = useFunnel({
    at: String(step),
    problem: value === null ? "하나를 골라 주세요." : null,
    onNext: () => {
      clearTimeout(pause.current);
      if (step < total) void setStep(step + 1);
      else if (!isSending) void send(completeAnswers(answers) ?? []);
    },
    onBack: step > 1 ? () => void setStep(step - 1, { history: "replace" }) : null,
  });

  const goOn = () => {
    clearTimeout(pause.current);
    if (step < total) pause.current = setTimeout(() => void setStep(step + 1), PAUSE_MS);
  };

  const { titleId } = funnel;
  // Digits work from the first moment on.
  useEffect(() => document.getElementById(titleId)?.focus({ preventScroll: true }), [titleId]);
  const press = (event: KeyboardEvent) => {
    const answer = Number(event.key);
    if (event.altKey || event.ctrlKey || event.metaKey || !LEARNING_ANSWER_LABELS[answer - 1]) return;
    event.preventDefault();
    giveAnswer(step - 1, answer);
    goOn();
  };

  const bar = (
    <StickyBar inPane>
      <Button size="lg" full onClick={funnel.next} busy={isSending} busyLabel="결과를 정리하고 있어요">
        {step < total ? "다음" : "결과 보기"}
      </Button>
    </StickyBar>
  );
  return (
    <FlowFrame
      title="학습 유형 검사"
      back={funnel.back ? { onPress: funnel.back } : { href: TEST_PATH }}
      bar={bar}
      summary={<TestSummary answered={countAnswered(answers)} />}
    >
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
            onPress={goOn}
            error={funnel.problem}
          />
        </div>
      </section>
    </FlowFrame>
  );
}
