import { useEffect, useState } from "react";

const STEP_MS = 10_000;

/** The time, moving on by itself. Only below data that is loaded in the browser: a prerendered page has no time. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
