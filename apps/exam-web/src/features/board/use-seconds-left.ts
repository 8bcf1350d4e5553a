import { useEffect, useState } from "react";

const STEP_MS = 500;

/**
 * Whole seconds until the test ends by the server's clock. The page's clock only counts on from the last answer of the server; a
 * page that slept is right at once.
 */
export function useSecondsLeft({ endsAt, now, readAt }: { endsAt: string; now: string; readAt: number }): number {
  const end = readAt + (Date.parse(endsAt) - Date.parse(now));
  const [left, setLeft] = useState(() => secondsUntil(end));
  useEffect(() => {
    const look = () => setLeft(secondsUntil(end));
    look();
    const timer = setInterval(look, STEP_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [end]);
  return left;
}

const secondsUntil = (end: number): number => Math.max(0, Math.ceil((end - Date.now()) / 1000));
