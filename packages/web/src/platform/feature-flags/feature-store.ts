import type { FeatureFlag } from "@pkg/domain";
import { create } from "zustand";
import { visitorId } from "./visitor-id";

/** The feature flags of this page, with the visitor's own variants (spec §3, §7). Empty until they are loaded. */
export const useFeatures = create<{ readonly features: readonly FeatureFlag[] }>(() => ({ features: [] }));

/** Loads them. A load that fails leaves the list empty (spec §4): what a flag shows is then not shown, and nobody is told. */
export async function loadFeatures(): Promise<void> {
  try {
    const { api, dataOf } = await import("../api/api");
    const params = { query: { visitorId: visitorId() } };
    useFeatures.setState({ features: (await dataOf(api().GET("/web-features", { params }))).content });
  } catch {
    useFeatures.setState({ features: [] });
  }
}
