"use client";

import { useEffect, useEffectEvent, useState } from "react";
import type { StoredValue } from "../../platform/storage/stored-value";

/**
 * Answers of a form as component state that is kept in a draft with each change. For forms that only the browser renders:
 * the draft is read once, with the first render.
 * @param draft where the answers are kept; forgotten by the caller once they are sent
 * @param initial the answers without a draft
 * @returns the answers, their change, and whether the draft had any when the form opened
 */
export function useDraftState<T extends object>(draft: StoredValue<Partial<T> | null>, initial: T) {
  const [{ first, isRestored }] = useState(() => {
    const kept = draft.read();
    return { first: { ...initial, ...kept } as T, isRestored: kept !== null };
  });
  const [answers, setAnswers] = useState(first);
  const keep = useEffectEvent((kept: T) => {
    if (kept !== first) draft.write(kept);
  });
  useEffect(() => keep(answers), [answers]);
  const change = (part: Partial<T>) => setAnswers((before) => ({ ...before, ...part }));
  return [answers, change, isRestored] as const;
}
