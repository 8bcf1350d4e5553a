import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { $api } from "@pkg/web/platform/api/query";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

export type FeatureSetting = components["schemas"]["WebFeatureSetting"];
/** How many visitors have seen a variant so far. */
export type VariantSeen = components["schemas"]["WebFeatureSettings"]["seen"][number];
export type FeatureChange = components["schemas"]["WebFeatureChange"];

const FEATURES = $api.queryOptions("get", "/operator/web-features");

/** All flags in the staff view. */
export const useFeatureSettings = () => useQuery(FEATURES);

/** Changes a flag under optimistic locking by `version`. */
export function useFeatureChange({ name, updatedAt }: FeatureSetting) {
  const client = useQueryClient();
  const params = { path: { name }, header: { "if-match": updatedAt } };
  return useMutation({
    mutationFn: (body: FeatureChange) => dataOf(api().PATCH("/web-features/{name}", { params, body })),
    onSettled: () => client.invalidateQueries({ queryKey: FEATURES.queryKey }),
  });
}
