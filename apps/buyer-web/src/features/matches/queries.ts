import type { WishWidening } from "@pkg/domain";
import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

export type Suggestions = components["schemas"]["Suggestions"];

const suggestionsKey = (id: string) => ["matches", "suggestions", id] as const;

/** Suggested and asked tutors of one match, and the widenings that would find more. */
export function useSuggestions(id: string) {
  return useQuery({
    queryKey: suggestionsKey(id),
    queryFn: () => dataOf(api().GET("/lessons/matches/{id}/suggestions", { params: { path: { id } } })),
  });
}

/** Asks one more tutor. */
export function useSelectTutor(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (tutorId: string) => {
      const params = { path: { id } };
      return dataOf(api().POST("/lessons/matches/{id}/proposals", { params, body: { tutorIds: [tutorId] } }));
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["matches"] }),
  });
}

/** Repeats the search, with one wish dropped or unchanged. */
export function useSearchAgain(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (widening: WishWidening | null) => {
      const params = { path: { id } };
      return dataOf(api().POST("/lessons/matches/{id}/search", { params, body: { widening } }));
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["matches"] }),
  });
}
