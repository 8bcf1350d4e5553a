"use client";

import { api, type components, dataOf, SessionExpiredError } from "@pkg/web/api";
import { useEffect, useState } from "react";

export type Student = components["schemas"]["Student"];

export type StudentsState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "done"; readonly students: readonly Student[] };

/** The students of the account. A session that ended asks to log in by itself. */
export function useStudents(): StudentsState & { retry: () => void } {
  const [state, setState] = useState<StudentsState>({ kind: "loading" });
  const [attempt, setAttempt] = useState(0);

  // A new `attempt` reads again.
  useEffect(() => {
    if (attempt < 0) return;
    let gone = false;
    setState({ kind: "loading" });
    dataOf(api().GET("/users/me/students")).then(
      ({ students }) => gone || setState({ kind: "done", students }),
      (error: unknown) => gone || error instanceof SessionExpiredError || setState({ kind: "failed" }),
    );
    return () => {
      gone = true;
    };
  }, [attempt]);

  return { ...state, retry: () => setAttempt(attempt + 1) };
}
