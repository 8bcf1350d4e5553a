"use client";

import type { components } from "@pkg/api-client";
import { useEffect, useState } from "react";

export type LoginWay = components["schemas"]["LoginWays"]["ways"][number];

export type WaysState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "done"; readonly ways: readonly LoginWay[] };

/** The ways to log in and which of them the person has. A session that ended asks to log in by itself. */
export function useLoginWays(): { state: WaysState; retry: () => void; replace: (ways: readonly LoginWay[]) => void } {
  const [state, setState] = useState<WaysState>({ kind: "loading" });
  const [attempt, setAttempt] = useState(0);

  // A new `attempt` reads again.
  useEffect(() => {
    if (attempt < 0) return;
    let gone = false;
    setState({ kind: "loading" });
    import("./change-login-ways")
      .then(({ readLoginWays }) => readLoginWays())
      .then(
        (ways) => gone || !ways || setState({ kind: "done", ways }),
        () => gone || setState({ kind: "failed" }),
      );
    return () => {
      gone = true;
    };
  }, [attempt]);

  return {
    state,
    retry: () => setAttempt(attempt + 1),
    replace: (ways) => setState({ kind: "done", ways }),
  };
}
