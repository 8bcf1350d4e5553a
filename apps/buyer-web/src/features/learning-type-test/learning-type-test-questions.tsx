"use client";

import { Button } from "@pkg/ui/button";
import { StickyBar } from "@pkg/ui/sticky-bar";
import { useBusy } from "@pkg/web/features/form/use-busy";
import { useFunnel } from "@pkg/web/features/funnel/use-funnel";
import { reactTo } from "@pkg/web/platform/errors/error-reaction";
import { useRouter } from "next/navigation";
import { parseAsInteger, useQueryState } from "nuqs";
import { useEffect, useRef } from "react";
import { FlowFrame } from "@/lib/flow/flow-frame";
import { useAccountAnswers } from "./account-answers";
import { type Answers, completeAnswers, countAnswered, shownStep } from "./answers";
import { QuestionsSkeleton } from "./components/questions-skeleton";
import { Statement } from "./components/statement";
import { TestSummary } from "./components/test-summary";
import { resultPath, TEST_PATH } from "./result-path";
import { submitAnswers } from "./submit-answers";
import { useAnswers } from "./use-answers";

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
  const [isSending, setSending] = useBusy();
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
      <Statement
        step={step}
        total={total}
        value={value}
        titleId={funnel.titleId}
        problem={funnel.problem}
        onAnswered={goOn}
      />
    </FlowFrame>
  );
}
