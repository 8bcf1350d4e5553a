"use client";

import { useEffect, useRef, useState } from "react";

export type Loaded<T> =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "done"; readonly value: T };

/**
 * Reads something once, and again on `retry`. `load` gives null when the session ended: a dialog asks to log in by itself.
 * `replace` puts what a change answered in its place.
 */
export function useLoaded<T>(load: () => Promise<T | null>): {
  state: Loaded<T>;
  retry: () => void;
  replace: (value: T) => void;
} {
  const [state, setState] = useState<Loaded<T>>({ kind: "loading" });
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(load);

  // A new `attempt` reads again.
  useEffect(() => {
    if (attempt < 0) return;
    let gone = false;
    setState({ kind: "loading" });
    latest.current().then(
      (value) => gone || value === null || setState({ kind: "done", value }),
      () => gone || setState({ kind: "failed" }),
    );
    return () => {
      gone = true;
    };
  }, [attempt]);

  return { state, retry: () => setAttempt(attempt + 1), replace: (value) => setState({ kind: "done", value }) };
}
