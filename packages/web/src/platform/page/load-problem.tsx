"use client";

import { Button } from "@pkg/ui/button";
import { FailureState } from "@pkg/ui/states";
import { lazy, Suspense, useEffect, useState } from "react";
import { noAnswerMessage } from "../errors/no-answer";

const LogInFirst = lazy(() => import("./log-in-first"));

type LoadProblemProps = {
  error: unknown;
  onRetry: () => void;
  /** What could not be loaded, with its object particle ("주문 내역을"). */
  what: string;
  /** 1 where it replaces the whole page; then the title is the page's heading. */
  level?: 1 | 2;
};

type Problem = { readonly message: string; readonly needsLogIn: boolean };

/** A part of a page that failed to load: the reason and a retry button. Nobody logged in is no failure: it asks for the log-in. */
export function LoadProblem({ error, onRetry, what, level = 2 }: LoadProblemProps) {
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void import("../errors/react-to-error")
      .then(({ reactToError }) => reactToError(error))
      .then(({ message, reaction }) => ({ message, needsLogIn: reaction.kind === "LOGIN" }))
      .catch(() => ({ message: noAnswerMessage(), needsLogIn: false }))
      .then((found) => isCurrent && setProblem(found));
    return () => {
      isCurrent = false;
    };
  }, [error]);
  if (problem === null) return null;
  if (problem.needsLogIn) {
    return (
      <Suspense fallback={null}>
        <LogInFirst level={level} />
      </Suspense>
    );
  }
  return (
    <div className="px-(--size-gutter) py-16">
      <FailureState
        level={level}
        title={`${what} 불러오지 못했어요`}
        reason={problem.message}
        action={
          <Button variant="secondary" onClick={onRetry}>
            다시 불러오기
          </Button>
        }
      />
    </div>
  );
}
