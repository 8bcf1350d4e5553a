import { useState } from "react";
import type { PayDoubt } from "../order/pay-doubts";

/** A question that stands before the payment, and its answer. */
export function usePayQuestion() {
  const [asked, setAsked] = useState<{ doubt: PayDoubt; answer: (isMeant: boolean) => void } | null>(null);
  const [open, setOpen] = useState(false);
  const ask = (doubt: PayDoubt): Promise<boolean> =>
    new Promise((answer) => {
      setAsked({ doubt, answer });
      setOpen(true);
    });
  const answer = (isMeant: boolean) => {
    setOpen(false);
    asked?.answer(isMeant);
  };
  return { ask, open, doubt: asked?.doubt ?? null, answer };
}

export type PayQuestion = ReturnType<typeof usePayQuestion>;
