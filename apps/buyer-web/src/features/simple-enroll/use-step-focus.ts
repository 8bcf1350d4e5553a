"use client";

import { type RefObject, useEffect, useRef } from "react";

/** Gives the title of a step the focus when another step opens, but not on the first one of the page. */
export function useStepFocus(step: string): RefObject<HTMLHeadingElement | null> {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    titleRef.current?.focus({ preventScroll: true });
  }, [step]);
  return titleRef;
}
