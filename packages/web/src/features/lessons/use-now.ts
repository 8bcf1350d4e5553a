import { useEffect, useState } from "react";

const STEP_MS = 10_000;

/** The current time, updated every 10 s. Use it only below data loaded in the browser: a prerendered page has no time. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
