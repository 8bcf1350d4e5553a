"use client";

import type { FeatureFlag } from "@pkg/domain";
import { useEffect } from "react";
import { create } from "zustand";
import { createFollower } from "./follow-features";
import { visitorId } from "./visitor-id";

/** The feature flags of this page, with the visitor's own variants. Empty until they are loaded. */
const useFeatures = create<{ readonly features: readonly FeatureFlag[] }>(() => ({ features: [] }));

/** Loads the flags. A failed load leaves the list empty and is not reported: flagged parts stay hidden. */
async function loadFeatures(): Promise<void> {
  try {
    const { api, dataOf } = await import("../api/api");
    const params = { query: { visitorId: visitorId() } };
    useFeatures.setState({ features: (await dataOf(api().GET("/web-features", { params }))).content });
  } catch {
    useFeatures.setState({ features: [] });
  }
}

let follow: (() => () => void) | null = null;

/**
 * The flag, while it is on; null while it is off, unknown or not loaded yet. A page without a flagged part makes no call. Use
 * it in parts that render after idle: a flagged part must not shift the layout.
 */
export function useFeature(name: string): FeatureFlag | null {
  useEffect(() => {
    follow ??= createFollower({ load: loadFeatures, target: window, now: () => performance.now() });
    return follow();
  }, []);
  const feature = useFeatures(({ features }) => features.find((one) => one.name === name));
  return feature?.available ? feature : null;
}
