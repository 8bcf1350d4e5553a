import type { components } from "@pkg/web/platform/api/api";
import { $api, orNull } from "@pkg/web/platform/api/query";
import { useQuery, useQueryClient } from "@tanstack/react-query";

export type ClassReview = components["schemas"]["ClassReview"];

/** An address that is no class id is handled like an unknown class. */
const reviewRead = (id: string) =>
  orNull($api.queryOptions("get", "/lessons/matches/{id}/review", { params: { path: { id } } }), 20001, 10001);

/** The review of a class; null when the class is missing or another account's. */
export const useClassReview = (id: string) => useQuery({ ...reviewRead(id), refetchOnWindowFocus: false });

/** Writes or changes the review of a class. */
export function useSaveReview(id: string) {
  const client = useQueryClient();
  return $api.useMutation("put", "/lessons/matches/{id}/review", {
    onSuccess: (saved) => client.setQueryData(reviewRead(id).queryKey, saved),
  });
}
