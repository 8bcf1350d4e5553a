import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

export type FeatureSetting = components["schemas"]["WebFeatureSetting"];
/** How many visitors have seen a variant so far. */
export type VariantSeen = components["schemas"]["WebFeatureSettings"]["seen"][number];
export type FeatureChange = components["schemas"]["WebFeatureChange"];

const FEATURES = ["operator", "features"] as const;

/** All flags in the staff view. */
export function useFeatureSettings() {
  return useQuery({ queryKey: FEATURES, queryFn: () => dataOf(api().GET("/operator/web-features")) });
}

/** Changes a flag under optimistic locking by `version`. */
export function useFeatureChange({ name, updatedAt }: FeatureSetting) {
  const client = useQueryClient();
  const params = { path: { name }, header: { "if-match": updatedAt } };
  return useMutation({
    mutationFn: (body: FeatureChange) => dataOf(api().PATCH("/web-features/{name}", { params, body })),
    onSettled: () => client.invalidateQueries({ queryKey: FEATURES }),
  });
}
