import { useCallback, useEffect, useRef, useState } from "react";
import { finishTest } from "./queries";
import type { AnswersOfPage } from "./use-answers";

const RETRY_MS = 4_000;

/** `failed`: there was no answer; once the time is over it is tried again by itself. */
export type FinishState = "open" | "busy" | "failed";

/** Ends the test: sends what waits, has it marked, and shows the result. It happens by itself when the time is over. */
export function useFinish(sessionId: string, answers: AnswersOfPage, isOver: boolean, resultHref: string) {
  const [state, setState] = useState<FinishState>("open");
  const isBusy = useRef(false);
  const { flush } = answers;

  const finish = useCallback(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setState("busy");
    try {
      if (!(await flush())) throw new Error("Answers are still on their way.");
      await finishTest(sessionId);
      location.replace(resultHref);
    } catch {
      isBusy.current = false;
      setState("failed");
    }
  }, [flush, sessionId, resultHref]);

  useEffect(() => {
    if (!isOver) return;
    void finish();
    const timer = setInterval(() => void finish(), RETRY_MS);
    return () => clearInterval(timer);
  }, [isOver, finish]);

  return { state, finish };
}
