"use client";

import type { components } from "@pkg/api-client";
import type { SchoolLevel } from "@pkg/domain";
import { useEffect, useState } from "react";

export type School = components["schemas"]["School"];

/** `short`: fewer than two letters, the minimum of the search. */
export type SchoolSearchState =
  | { readonly kind: "short" | "loading" | "failed" }
  | { readonly kind: "done"; readonly schools: readonly School[] };

const MIN_LETTERS = 2;
const PAUSE_MS = 200;

/** Searches schools by name while the user types (debounced); drops outdated responses. */
export function useSchoolSearch(name: string, level: SchoolLevel | null): SchoolSearchState & { retry: () => void } {
  const [state, setState] = useState<SchoolSearchState>({ kind: "short" });
  const [attempt, setAttempt] = useState(0);
  const wanted = name.trim();

  // A new `attempt` repeats the same query.
  useEffect(() => {
    if (wanted.length < MIN_LETTERS) return setState({ kind: "short" });
    setState({ kind: "loading" });
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const { api, dataOf } = await import("../../platform/api/api");
        const query = { school: wanted, ...(level ? { schoolLevel: level } : {}) };
        const { content } = await dataOf(api().GET("/schools", { params: { query }, signal: abort.signal }));
        setState({ kind: "done", schools: content });
      } catch {
        if (!abort.signal.aborted) setState({ kind: "failed" });
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [wanted, level, attempt]);

  return { ...state, retry: () => setAttempt(attempt + 1) };
}
