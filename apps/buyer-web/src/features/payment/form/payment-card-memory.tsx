"use client";

import { createContext, type Dispatch, type ReactNode, type SetStateAction, useContext, useState } from "react";
import { type CardFields, EMPTY_CARD } from "@/lib/card/validate-card";

type CardState = [CardFields, Dispatch<SetStateAction<CardFields>>];

const CardContext = createContext<CardState | null>(null);

/**
 * Stores the keyed-in card above the payment page, so that changing the student does not lose it. Component state only:
 * a reload or leaving /tutoring/enroll/payment clears it; it is never persisted.
 */
export function CardMemory({ children }: { children: ReactNode }) {
  const state = useState(EMPTY_CARD);
  return <CardContext value={state}>{children}</CardContext>;
}

/** The keyed-in card. */
export function useCard(): CardState {
  const state = useContext(CardContext);
  if (!state) throw new Error("useCard needs a CardMemory above it");
  return state;
}
