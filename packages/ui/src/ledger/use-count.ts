import { useEffect, useRef, useState } from "react";

const COUNT_MS = 200;

function movementWelcome(): boolean {
  return !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Animates from the old to the new amount in 200 ms; immediate with reduced motion. */
export function useCount(target: number): number {
  const [shown, setShown] = useState(target);
  const from = useRef(target);

  useEffect(() => {
    const start = from.current;
    if (start === target) return;
    if (!movementWelcome()) {
      from.current = target;
      setShown(target);
      return;
    }
    const begun = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(Math.max((now - begun) / COUNT_MS, 0), 1);
      const amount = Math.round(start + (target - start) * (1 - (1 - part) ** 3));
      from.current = amount;
      setShown(amount);
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);

  return shown;
}
