"use client";

import { Button, ButtonLink } from "@pkg/ui/button";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { countAnswered, firstOpenStep } from "../answers";
import { TEST_PATH } from "../result-path";
import { startOver, useAnswers } from "../use-answers";

const stepPath = (step: number) => `${TEST_PATH}?step=${step}`;

/** Begins the test, or goes on where it was left. */
export function StartButtons() {
  const answers = useAnswers();
  const router = useRouter();
  const answered = answers ? countAnswered(answers) : 0;
  const isLeft = answers !== null && answered > 0;
  return (
    <div className="grid gap-2.5">
      <ButtonLink href={stepPath(answers ? firstOpenStep(answers) : 1)} size="lg" full linkAs={Link}>
        {isLeft ? `이어서 하기 (${answered}/${answers.length})` : "시작하기"}
      </ButtonLink>
      {isLeft ? (
        <Button
          variant="text"
          full
          onClick={() => {
            startOver();
            router.push(stepPath(1));
          }}
        >
          처음부터 다시 하기
        </Button>
      ) : null}
    </div>
  );
}
