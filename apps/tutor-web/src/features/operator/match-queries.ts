import type { WishWidening } from "@pkg/domain";
import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

export type StuckMatch = components["schemas"]["StuckMatch"];
export type SteeredMatch = components["schemas"]["SteeredMatch"];

const ALL = ["operator", "matches"] as const;

/** The searches that need staff. */
export function useStuckMatches() {
  return useQuery({
    queryKey: [...ALL, "list"],
    queryFn: async () => (await dataOf(api().GET("/operator/matches"))).content,
  });
}

export function useSteeredMatch(id: string) {
  return useQuery({
    queryKey: [...ALL, "one", id],
    queryFn: () => dataOf(api().GET("/operator/matches/{id}", { params: { path: { id } } })),
    // Each read is audited, so nothing refetches in the background.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Resumes a search: again with the same wishes or one fewer, or by asking one tutor. */
export type Step =
  | { readonly kind: "SEARCH"; readonly widening: WishWidening | null }
  | { readonly kind: "PROPOSE"; readonly tutorId: string };

export function useSteer(id: string) {
  const client = useQueryClient();
  const params = { path: { id } };
  return useMutation({
    mutationFn: async (step: Step) => {
      if (step.kind === "SEARCH") {
        const body = { widening: step.widening };
        await dataOf(api().POST("/operator/matches/{id}/search", { params, body }));
      } else {
        const body = { tutorIds: [step.tutorId] };
        await dataOf(api().POST("/operator/matches/{id}/proposals", { params, body }));
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: ALL }),
  });
}
