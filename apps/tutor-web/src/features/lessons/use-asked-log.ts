import type { Lesson } from "@pkg/web/features/lessons/queries";
import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { dueLogs } from "./due-logs";

/**
 * The log that an address with `?log=due` asks for: the first of those that are due when the page opens. The address loses the
 * question, so that a reload or a way back does not ask again.
 */
export function useAskedLog(lessons: readonly Lesson[]): Lesson | null {
  const isAsked = useSearchParams().get("log") === "due";
  const [asked] = useState(() => (isAsked ? (dueLogs(lessons, new Date())[0] ?? null) : null));
  useEffect(() => {
    if (isAsked) history.replaceState(history.state, "", location.pathname);
  }, [isAsked]);
  return asked;
}
