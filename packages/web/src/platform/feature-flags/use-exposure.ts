"use client";

import type { FeatureFlag } from "@pkg/domain";
import { type RefObject, useEffect, useRef } from "react";
import { useSession } from "../session/session-store";
import { logExposure } from "./log-exposure";

const HALF = 0.5;

/**
 * Logs the variant of a flag once half of the element is visible, so that parts below the fold count only when seen.
 * @param feature null, or a flag without a variant, logs nothing
 */
export function useExposure<Part extends Element>(feature: FeatureFlag | null): RefObject<Part | null> {
  const ref = useRef<Part>(null);
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  const { name, variant } = feature ?? {};
  useEffect(() => {
    const part = ref.current;
    if (!part || !name || !variant) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        void logExposure(name, variant);
      },
      { threshold: HALF },
    );
    observer.observe(part);
    return () => observer.disconnect();
    // A log-in reports the exposure again, with the account.
  }, [name, variant, isLoggedIn]);
  return ref;
}
