import { api, type components, dataOf, isApiError } from "@pkg/web/platform/api/api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

export type ClassReview = components["schemas"]["ClassReview"];
export type ReviewText = components["schemas"]["ReviewText"];

const keyOf = (id: string) => ["matches", "review", id] as const;

async function readReview(id: string): Promise<ClassReview | null> {
  try {
    return await dataOf(api().GET("/lessons/matches/{id}/review", { params: { path: { id } } }));
  } catch (error) {
    // An address that is no class id is handled like an unknown class.
    if (isApiError(error, "class", 20001, 10001)) return null;
    throw error;
  }
}

/** The review of a class; null when the class is missing or another account's. */
export const useClassReview = (id: string) =>
  useQuery({ queryKey: keyOf(id), queryFn: () => readReview(id), refetchOnWindowFocus: false });

/** Writes or changes the review of a class. */
export function useSaveReview(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ReviewText) =>
      dataOf(api().PUT("/lessons/matches/{id}/review", { params: { path: { id } }, body })),
    onSuccess: (saved) => client.setQueryData(keyOf(id), saved),
  });
}
