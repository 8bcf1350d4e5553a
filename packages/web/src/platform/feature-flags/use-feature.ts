"use client";

import type { FeatureFlag } from "@pkg/domain";
import { useEffect } from "react";
import { loadFeatures, useFeatures } from "./feature-store";
import { createFollower } from "./follow-features";

let follow: (() => () => void) | null = null;

/**
 * The flag, while it is on; null while it is off, unknown or not loaded yet. A page without a flagged part makes no call. Use
 * it in parts that come after idle: what a flag shows must not move what the reader is looking at.
 */
export function useFeature(name: string): FeatureFlag | null {
  useEffect(() => {
    follow ??= createFollower({ load: loadFeatures, target: window, now: () => performance.now() });
    return follow();
  }, []);
  const feature = useFeatures(({ features }) => features.find((one) => one.name === name));
  return feature?.available ? feature : null;
}
