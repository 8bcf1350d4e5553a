import type { components } from "@pkg/web/platform/api/api";
import { $api } from "@pkg/web/platform/api/query";
import { useReadAgain } from "@pkg/web/platform/api/use-read-again";
import { useQuery } from "@tanstack/react-query";

export type FeatureSetting = components["schemas"]["WebFeatureSetting"];
/** How many visitors have seen a variant so far. */
export type VariantSeen = components["schemas"]["WebFeatureSettings"]["seen"][number];
export type FeatureChange = components["schemas"]["WebFeatureChange"];

const FEATURES = $api.queryOptions("get", "/operator/web-features");

/** All flags in the staff view. */
export const useFeatureSettings = () => useQuery(FEATURES);

/** Changes a flag under optimistic locking by `version`. */
export const useFeatureChange = () =>
  $api.useMutation("patch", "/web-features/{name}", { onSettled: useReadAgain({ queryKey: FEATURES.queryKey }) });
