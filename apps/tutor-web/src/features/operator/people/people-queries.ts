import { readPersonSearch } from "@pkg/domain";
import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { usePages } from "../list/use-pages";

export type PersonSummary = components["schemas"]["PersonSummary"];
export type Person = components["schemas"]["Person"];
export type PersonView = components["schemas"]["PersonView"];
export type PersonEvent = components["schemas"]["PersonEvent"];

const PEOPLE = ["operator", "people"] as const;

/** People and orders that a text means; asks nothing for a text too short. */
export function usePersonSearch(text: string) {
  return useQuery({
    queryKey: [...PEOPLE, "search", text],
    queryFn: () => dataOf(api().GET("/operator/people", { params: { query: { search: text } } })),
    enabled: readPersonSearch(text) !== null,
    placeholderData: keepPreviousData,
  });
}

export function usePerson(id: string) {
  return useQuery({
    queryKey: [...PEOPLE, "one", id],
    queryFn: () => dataOf(api().GET("/operator/people/{id}", { params: { path: { id } } })),
    // Each read is audited, so nothing refetches in the background.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What happened with a person, the latest first. */
export function usePersonHistory(id: string, kind: PersonEvent["kind"] | null) {
  return usePages([...PEOPLE, "history", id, kind], (cursor) =>
    dataOf(
      api().GET("/operator/people/{id}/history", {
        params: { path: { id }, query: { ...(kind && { kind }), ...cursor } },
      }),
    ),
  );
}

export function useAddNote(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) =>
      dataOf(api().POST("/operator/people/{id}/notes", { params: { path: { id } }, body: { text } })),
    onSuccess: () => client.invalidateQueries({ queryKey: [...PEOPLE, "history", id] }),
  });
}

/** Begins to read a person's pages as they see them, with a reason. */
export function useStartView(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) =>
      dataOf(api().POST("/operator/people/{id}/views", { params: { path: { id } }, body: { reason } })),
    onSuccess: () => client.invalidateQueries({ queryKey: [...PEOPLE, "history", id] }),
  });
}

/** Puts an account to rest, or wakes it, with a reason. */
export function useAccountRest(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { isResting: boolean; reason: string }) =>
      dataOf(api().PUT("/operator/people/{id}/rest", { params: { path: { id } }, body })),
    onSuccess: () => client.invalidateQueries({ queryKey: PEOPLE }),
  });
}
