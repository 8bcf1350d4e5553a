"use client";

import type { components } from "@pkg/api-client";
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
    readStudents().then(
      (students) => gone || !students || setState({ kind: "done", students }),
      () => gone || setState({ kind: "failed" }),
    );
    return () => {
      gone = true;
    };
  }, [attempt]);

  return { ...state, retry: () => setAttempt(attempt + 1) };
}

/** Null when the session ended: a dialog asks to log in. */
async function readStudents(): Promise<readonly Student[] | null> {
  const { api, dataOf, SessionExpiredError } = await import("@pkg/web/api");
  try {
    return (await dataOf(api().GET("/users/me/students"))).students;
  } catch (error) {
    if (error instanceof SessionExpiredError) return null;
    throw error;
  }
}
