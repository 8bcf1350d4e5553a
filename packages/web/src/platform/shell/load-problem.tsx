"use client";

import { Button } from "@pkg/ui/button";
import { FailureState } from "@pkg/ui/states";
import { useEffect, useState } from "react";
import { noAnswerMessage } from "../errors/no-answer";

type LoadProblemProps = {
  error: unknown;
  onRetry: () => void;
  /** What could not be loaded, with its object particle ("주문 내역을"). */
  what: string;
  /** 1 where it replaces the whole page; then the title is the page's heading. */
  level?: 1 | 2;
};

/** A part of a page that failed to load: the reason and a retry button. The messages load with the first failure. */
export function LoadProblem({ error, onRetry, what, level = 2 }: LoadProblemProps) {
  const [reason, setReason] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void import("../errors/react-to-error")
      .then(({ reactToError }) => reactToError(error).message)
      .catch(noAnswerMessage)
      .then((message) => isCurrent && setReason(message));
    return () => {
      isCurrent = false;
    };
  }, [error]);
  if (reason === null) return null;
  return (
    <div className="px-(--size-gutter) py-16">
      <FailureState
        level={level}
        title={`${what} 불러오지 못했어요`}
        reason={reason}
        action={
          <Button variant="secondary" onClick={onRetry}>
            다시 불러오기
          </Button>
        }
      />
    </div>
  );
}
