import { useEffect, useState } from "react";
import { onServerTime, serverNow } from "./server-clock";

const STEP_MS = 10_000;

/**
 * The current time by the server's clock, updated every 10 s. Use it only below data loaded in the browser: a
 * prerendered page has no time.
 */
export function useNow(): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const tick = () => setNow(serverNow());
    const timer = setInterval(tick, STEP_MS);
    const stop = onServerTime(tick);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, []);
  return now;
}
