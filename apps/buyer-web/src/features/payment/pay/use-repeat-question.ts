import { useState } from "react";
import type { AskRepeat } from "./use-pay";

type Repeat = Parameters<AskRepeat>[0];

/** The question whether the same is bought once more, and its answer. */
export function useRepeatQuestion() {
  const [asked, setAsked] = useState<{ repeat: Repeat; answer: (isWanted: boolean) => void } | null>(null);
  const [open, setOpen] = useState(false);
  const ask: AskRepeat = (repeat) =>
    new Promise((answer) => {
      setAsked({ repeat, answer });
      setOpen(true);
    });
  const answer = (isWanted: boolean) => {
    setOpen(false);
    asked?.answer(isWanted);
  };
  return { ask, open, repeat: asked?.repeat ?? null, answer };
}

export type RepeatQuestion = ReturnType<typeof useRepeatQuestion>;
