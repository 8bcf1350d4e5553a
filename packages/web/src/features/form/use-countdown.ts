"use client";

import { useEffect, useState } from "react";

/** Milliseconds until a moment of this device's clock, renewed every second; 0 once it has passed. */
export function useCountdown(until: number | null): number {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    if (until === null) return;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return until === null || now === null ? 0 : Math.max(0, until - now);
}
