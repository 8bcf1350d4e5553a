"use client";

import { useEffect } from "react";
import { currentPath } from "./go";
import { createScrollMemory } from "./scroll-memory";

const PATIENCE_MS = 2000;
const PAUSE_MS = 120;
const HANDS = ["wheel", "touchstart", "keydown", "pointerdown"] as const;

/**
 * Brings the reader back to where they were when they return to an address (spec §2). The browser does that itself only
 * when the page has its full height at once; here it is tried while content still arrives, until the reader takes over.
 */
export function ScrollKeeper() {
  useEffect(() => {
    const memory = createScrollMemory();
    let returningUntil = 0;
    let frame = 0;

    let pause: ReturnType<typeof setTimeout>;
    const keep = () => {
      if (performance.now() <= returningUntil) return;
      const [address, top] = [currentPath(), Math.round(scrollY)];
      clearTimeout(pause);
      pause = setTimeout(() => memory.write(address, top), PAUSE_MS);
    };
    const settle = (top: number) => {
      if (performance.now() > returningUntil) return;
      const reachable = document.documentElement.scrollHeight - innerHeight >= top;
      if (reachable) {
        scrollTo({ top, behavior: "instant" });
        returningUntil = 0;
      } else frame = requestAnimationFrame(() => settle(top));
    };
    const comeBack = () => {
      const top = memory.read(currentPath());
      if (top === 0) return;
      returningUntil = performance.now() + PATIENCE_MS;
      frame = requestAnimationFrame(() => settle(top));
    };
    const letGo = () => {
      returningUntil = 0;
    };

    addEventListener("scroll", keep, { passive: true });
    addEventListener("popstate", comeBack);
    for (const hand of HANDS) addEventListener(hand, letGo, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(pause);
      removeEventListener("scroll", keep);
      removeEventListener("popstate", comeBack);
      for (const hand of HANDS) removeEventListener(hand, letGo);
    };
  }, []);
  return null;
}
