"use client";

import { useEffect } from "react";
import { currentPath } from "./go";
import { createScrollMemory } from "./scroll-memory";

const RETRY_MS = 2000;
const DEBOUNCE_MS = 120;
const USER_INPUTS = ["wheel", "touchstart", "keydown", "pointerdown"] as const;

/**
 * Restores the scroll position on back and forward. The browser does so only
 * when the page has its full height at once; this retries for 2 s while content arrives, until the user scrolls.
 */
export function ScrollKeeper() {
  useEffect(() => {
    const memory = createScrollMemory();
    let restoringUntil = 0;
    let frame = 0;

    let pause: ReturnType<typeof setTimeout>;
    const store = () => {
      if (performance.now() <= restoringUntil) return;
      const [address, top] = [currentPath(), Math.round(scrollY)];
      clearTimeout(pause);
      pause = setTimeout(() => memory.write(address, top), DEBOUNCE_MS);
    };
    const scrollWhenReachable = (top: number) => {
      if (performance.now() > restoringUntil) return;
      const reachable = document.documentElement.scrollHeight - innerHeight >= top;
      if (reachable) {
        scrollTo({ top, behavior: "instant" });
        restoringUntil = 0;
      } else frame = requestAnimationFrame(() => scrollWhenReachable(top));
    };
    const restore = () => {
      const top = memory.read(currentPath());
      if (top === 0) return;
      restoringUntil = performance.now() + RETRY_MS;
      frame = requestAnimationFrame(() => scrollWhenReachable(top));
    };
    const cancel = () => {
      restoringUntil = 0;
    };

    addEventListener("scroll", store, { passive: true });
    addEventListener("popstate", restore);
    for (const input of USER_INPUTS) addEventListener(input, cancel, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(pause);
      removeEventListener("scroll", store);
      removeEventListener("popstate", restore);
      for (const input of USER_INPUTS) removeEventListener(input, cancel);
    };
  }, []);
  return null;
}
