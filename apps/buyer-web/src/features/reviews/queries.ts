import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { $api, orNull } from "@pkg/web/platform/api/query";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

export type ClassReview = components["schemas"]["ClassReview"];
export type ReviewText = components["schemas"]["ReviewText"];

/** An address that is no class id is handled like an unknown class. */
const reviewRead = (id: string) =>
  orNull($api.queryOptions("get", "/lessons/matches/{id}/review", { params: { path: { id } } }), 20001, 10001);

/** The review of a class; null when the class is missing or another account's. */
export const useClassReview = (id: string) => useQuery({ ...reviewRead(id), refetchOnWindowFocus: false });

/** Writes or changes the review of a class. */
export function useSaveReview(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ReviewText) =>
      dataOf(api().PUT("/lessons/matches/{id}/review", { params: { path: { id } }, body })),
    onSuccess: (saved) => client.setQueryData(reviewRead(id).queryKey, saved),
  });
}
