"use client";

import { useEffect, useState } from "react";
import type { StoredValue } from "../../platform/storage/stored-value";

/**
 * Answers of a form as component state that is kept in a draft with each change. For forms that only the browser renders:
 * the draft is read with the first render.
 * @param draft where the answers are kept; forgotten by the caller once they are sent
 * @param initial the answers without a draft
 */
export function useDraftState<T extends object>(draft: StoredValue<Partial<T> | null>, initial: T) {
  const [first] = useState<T>(() => ({ ...initial, ...draft.read() }));
  const [answers, setAnswers] = useState(first);
  useEffect(() => {
    if (answers !== first) draft.write(answers);
    // The draft is the same place as long as the form is.
  }, [answers]);
  const change = (part: Partial<T>) => setAnswers((before) => ({ ...before, ...part }));
  return [answers, change] as const;
}
