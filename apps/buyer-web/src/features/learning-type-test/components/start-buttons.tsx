"use client";

import { Button, ButtonLink } from "@pkg/ui/button";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { ownLearningType } from "@/lib/visitor/own-learning-type";
import { forgetAccountAnswers, useAccountAnswers } from "../account-answers";
import { type Answers, countAnswered, firstOpenStep } from "../answers";
import { resultPath, TEST_PATH } from "../result-path";
import { startOver, useAnswers } from "../use-answers";

const stepPath = (step: number) => `${TEST_PATH}?step=${step}`;

/** Begins the test, goes on where it was left, or shows what it found. */
export function StartButtons() {
  const answers = useAnswers();
  useAccountAnswers(answers);
  const router = useRouter();
  const { href, label } = nextOf(answers);
  return (
    <div className="grid gap-2.5">
      <ButtonLink href={href} size="lg" full linkAs={Link}>
        {label}
      </ButtonLink>
      {answers && countAnswered(answers) > 0 ? (
        <Button
          variant="text"
          full
          onClick={() => {
            startOver();
            forgetAccountAnswers();
            router.push(stepPath(1));
          }}
        >
          처음부터 다시 하기
        </Button>
      ) : null}
    </div>
  );
}

function nextOf(answers: Answers | null): { href: string; label: string } {
  const answered = answers ? countAnswered(answers) : 0;
  if (!answers || answered === 0) return { href: stepPath(1), label: "시작하기" };
  const own = ownLearningType.read();
  if (answered === answers.length && own) return { href: resultPath(own.id), label: "내 결과 다시 보기" };
  return { href: stepPath(firstOpenStep(answers)), label: `이어서 하기 (${answered}/${answers.length})` };
}
