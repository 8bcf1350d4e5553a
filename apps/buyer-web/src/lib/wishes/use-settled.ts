import { useEffect, useState } from "react";

const SETTLED_AFTER_MS = 400;

/** Debounces wishes, so that painting a week requests one count instead of forty. */
export function useSettled<T>(wishes: T): T {
  const [settled, setSettled] = useState(wishes);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wishes), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [wishes]);
  return settled;
}
