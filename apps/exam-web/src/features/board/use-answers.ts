import { useEffect, useMemo, useSyncExternalStore } from "react";
import { answerOf, type BoardAnswer, type BoardItem, changedAnswer } from "./board-answer";
import { keptAnswers } from "./kept-answers";
import { createOutbox } from "./outbox";
import { sendAnswer } from "./queries";

const RETRY_MS = 4_000;

/** The answers of a test on this page, saved one by one; what could not be sent is sent again by itself. */
export function useAnswers(sessionId: string) {
  const outbox = useMemo(
    () =>
      createOutbox({
        kept: keptAnswers(sessionId),
        send: (number, answer) => sendAnswer(sessionId, number, answer),
      }),
    [sessionId],
  );
  const state = useSyncExternalStore(outbox.subscribe, outbox.read, outbox.read);
  const isWaiting = state.waiting.length > 0;

  useEffect(() => {
    if (!isWaiting) return;
    const again = () => void outbox.flush();
    again();
    const timer = setInterval(again, RETRY_MS);
    addEventListener("online", again);
    return () => {
      clearInterval(timer);
      removeEventListener("online", again);
    };
  }, [outbox, isWaiting]);

  return {
    isOver: state.isOver,
    isWaiting,
    answerOf: (item: BoardItem) => answerOf(item, state.own),
    change: (item: BoardItem, change: Partial<Omit<BoardAnswer, "sequence">>) =>
      outbox.put(item.number, changedAnswer(answerOf(item, outbox.read().own), change, Date.now())),
    flush: outbox.flush,
  };
}

export type AnswersOfPage = ReturnType<typeof useAnswers>;
