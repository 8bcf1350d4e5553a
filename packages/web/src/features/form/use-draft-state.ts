"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { StoredValue } from "../../platform/storage/stored-value";

/**
 * Answers of a form as component state that is kept in a draft with each change. For forms that only the browser renders:
 * the draft is read once, with the first render.
 * @param draft where the answers are kept; forgotten by the caller once they are sent
 * @param initial the answers without a draft
 * @returns the answers, their change, and whether the draft had any when the form was shown
 */
export function useDraftState<T extends object>(draft: StoredValue<Partial<T> | null>, initial: T) {
  const [read] = useState(() => draft.read());
  const [answers, setAnswers] = useState({ ...initial, ...read } as T);
  const [isRestored, setRestored] = useState(read !== null);
  // The router keeps a page that was left, and runs its effects again with the same answers when it is shown.
  const last = useRef(answers);
  const wasShown = useRef(false);
  const show = useEffectEvent(() => {
    if (wasShown.current) setRestored(draft.read() !== null);
    wasShown.current = true;
  });
  useEffect(() => show(), []);
  const keep = useEffectEvent((kept: T) => {
    if (kept !== last.current) draft.write(kept);
    last.current = kept;
  });
  useEffect(() => keep(answers), [answers]);
  const change = (part: Partial<T>) => setAnswers((before) => ({ ...before, ...part }));
  return [answers, change, isRestored] as const;
}
